import { expect, test } from "vitest"
import { isLive, needsRenewal } from "#core/domain/accounts/session-rules.ts"
import { makeSession } from "../../../contracts/storage-records.ts"

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
  [0, false],
  [hour - 1, false],
  [hour, true],
  [-hour, false]
])("a use %i ms after the last is noted: %s", (unused, isNoted) => {
  expect(needsRenewal(sessionOf(day, unused), now)).toBe(isNoted)
})
