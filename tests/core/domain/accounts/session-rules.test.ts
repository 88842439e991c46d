import fc from "fast-check"
import { expect, test } from "vitest"
import type { Session } from "#core/domain/accounts/session.ts"
import {
  isFresh,
  isLive,
  isRenewalDue,
  keysBeyondLimit,
  sessionKeys
} from "#core/domain/accounts/session-rules.ts"
import { byId } from "../../../support/make-hive.ts"
import { ada, makeSession } from "../../../support/storage-records.ts"

/** The promised number. */
const promisedMaxSessions = 50
const hour = 60 * 60 * 1000
const day = 24 * hour
const now = 100 * day
const sessionOf = (age: number, unused: number) =>
  makeSession("s", { createdAt: now - age, lastSeenAt: now - unused })

test.each([
  ["new", 0, 0, true],
  ["unused for a moment under 7 days", 8 * day, 7 * day - 1, true],
  ["unused for 7 days", 8 * day, 7 * day, false],
  ["a moment under 30 days old", 30 * day - 1, 0, true],
  ["30 days old", 30 * day, 0, false],
  ["begun in the future, by a clock that stepped back", -hour, -hour, true]
])("a session that is %s lives: %4$s", (_, age, unused, lives) => {
  expect(isLive(sessionOf(age, unused), now)).toBe(lives)
})

test.each([
  ["on the same day", now, now + day - 1, false],
  ["the first of the next day", now, now + day, true],
  ["of a session that still has its hour", now - 1, now, true],
  ["by a clock that stepped back", now, now - hour, false]
])("a use %s is noted: %4$s", (_, lastSeenAt, at, isNoted) => {
  expect(isRenewalDue(makeSession("s", { lastSeenAt }), at)).toBe(isNoted)
})

test.each([
  [0, true],
  [10 * 60_000 - 1, true],
  [10 * 60_000, false],
  [-1, false]
])("a session begun %i ms ago is of just now: %s", (age, isNew) => {
  expect(isFresh(makeSession("s", { createdAt: now - age }), now)).toBe(isNew)
})

test("the keys of all sessions, or of all but one, name what is to be removed", () => {
  const sessions = byId(makeSession("1"), makeSession("2"))
  const keyOf = (id: string) => ({ kind: "session", owner: ada, id })
  expect(sessionKeys(sessions)).toEqual([keyOf("1"), keyOf("2")])
  expect(sessionKeys(sessions, "1")).toEqual([keyOf("2")])
  expect(sessionKeys(sessions, "3")).toEqual([keyOf("1"), keyOf("2")])
})

const idsBeyond = (...sessions: ReadonlyArray<Session>) =>
  keysBeyondLimit(byId(...sessions))
    .map(({ id }) => id)
    .sort()

/** The maximum of sessions less some, all of today. */
const allBut = (room: number) =>
  Array.from({ length: promisedMaxSessions - room }, (_, index) =>
    makeSession(`new ${index}`, { createdAt: now + index, lastSeenAt: now })
  )

test.each([
  ["none while there is room for one more", 1, [], []],
  ["the one that began first of those used on one day", 0, [], ["new 0"]],
  ["the one of which the last use is longest ago", 1, [["old", now - day]], ["old"]],
  ["one that began long ago and is used today only after it", 1, [["old", now]], ["old"]],
  [
    "all that are too many, where there were more",
    1,
    [
      ["a", now - day],
      ["b", now - 2 * day]
    ],
    ["a", "b"]
  ]
] as const)("a sign-in ends %s", (_, room, older, ended) => {
  const more = older.map(([id, lastSeenAt]) => makeSession(id, { createdAt: now - 3 * day, lastSeenAt }))
  expect(idsBeyond(...allBut(room), ...more)).toEqual(ended)
})

test("however many there are, a sign-in leaves all but one of as many as there may be, and those used last", () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 50 }))
  fc.assert(
    fc.property(fc.array(times, { maxLength: 2 * promisedMaxSessions }), (given) => {
      const sessions = given.map(([lastSeenAt, createdAt], id) =>
        makeSession(`${id}`, { createdAt, lastSeenAt })
      )
      const ended = new Set(idsBeyond(...sessions))
      const lastUse = ({ lastSeenAt, createdAt }: Session) => lastSeenAt * 100 + createdAt
      const [gone, left] = [true, false].map((isGone) =>
        sessions.filter(({ id }) => ended.has(id) === isGone).map(lastUse)
      )
      expect(left).toHaveLength(Math.min(given.length, promisedMaxSessions - 1))
      expect(Math.max(-1, ...(gone ?? []))).toBeLessThanOrEqual(Math.min(1_000, ...(left ?? [])))
    })
  )
})
