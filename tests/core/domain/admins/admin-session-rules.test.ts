import { expect, test } from "vitest"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { maxSessions } from "#core/domain/accounts/session-rules.ts"
import type { AdminSession } from "#core/domain/admins/admin.ts"
import {
  adminSessionKeys,
  adminSessionsBeyondLimit,
  isAdminRenewalDue,
  isLive
} from "#core/domain/admins/admin-session-rules.ts"

const minute = 60_000

const sessionOf = (id: string, admin: string, lastSeenAt = 0): AdminSession => ({
  kind: "admin-session",
  owner: OwnerId("admins"),
  id,
  admin,
  createdAt: 0,
  lastSeenAt
})

test.each([
  [0, 0, 29, true],
  [0, 0, 30, false],
  [0, 460, 479, true],
  [0, 460, 480, false]
])("a session of minute %d, last used in %d, lives in minute %d: %s", (createdAt, lastSeenAt, now, lives) => {
  const session = {
    ...sessionOf("a", "asha"),
    createdAt: createdAt * minute,
    lastSeenAt: lastSeenAt * minute
  }
  expect(isLive(session, now * minute)).toBe(lives)
})

test.each([
  [5 * minute, false],
  [6 * minute - 1, false],
  [6 * minute, true]
])("a use is noted once a minute: %d ms, %s", (now, isDue) => {
  expect(isAdminRenewalDue(sessionOf("a", "asha", 5 * minute), now)).toBe(isDue)
})

const mapOf = (sessions: ReadonlyArray<AdminSession>) => new Map(sessions.map((one) => [one.id, one]))

test("an admin's sessions end by their keys, but for one, and no other admin's", () => {
  const sessions = mapOf([sessionOf("a", "asha"), sessionOf("b", "asha"), sessionOf("c", "ravi")])
  const keyOf = (id: string) => ({ kind: "admin-session", owner: "admins", id })
  expect(adminSessionKeys(sessions, "asha")).toEqual([keyOf("a"), keyOf("b")])
  expect(adminSessionKeys(sessions, "asha", "a")).toEqual([keyOf("b")])
})

test("a new session ends those beyond the limit that were used longest ago", () => {
  const mine = Array.from({ length: maxSessions + 2 }, (_, at) =>
    sessionOf(`${at}`, "asha", (at * 7) % (maxSessions + 2))
  )
  const sessions = mapOf([...mine, sessionOf("other", "ravi", -1)])
  const ids = adminSessionsBeyondLimit(sessions, "asha").map(({ id }) => id)
  const oldestFirst = mine.toSorted((one, other) => one.lastSeenAt - other.lastSeenAt).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(oldestFirst.slice(0, 3).toSorted())
})
