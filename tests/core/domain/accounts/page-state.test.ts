import { expect, test } from "vitest"
import {
  deletionDelayMillis,
  isDeletionDue,
  isPaused,
  isReachable
} from "#core/domain/accounts/page-state.ts"
import { Day } from "#core/domain/values/day.ts"
import { ada, makeAccount } from "../../../support/storage-records.ts"

const leavesAt = "2026-11-21T08:00:00.000Z"
const moment = Date.parse(leavesAt)

test.each([
  [{}, true],
  [{ suspendedFor: null, leavesAt: null }, true],
  [{ suspendedFor: "Abuse" }, false],
  [{ leavesAt }, false],
  [{ suspendedFor: "Abuse", leavesAt }, false]
])("with %j a link leads somewhere: %s", (given, isSo) => {
  expect(isReachable(makeAccount(ada, given))).toBe(isSo)
})

const opening = { closedFor: 0, closedAt: null, openedAt: moment }

test.each([
  [{}, false],
  [{ pausedOn: null, hours: null }, false],
  [{ pausedOn: Day("2026-11-21") }, true],
  [{ pausedOn: null, hours: { ...opening, openedAt: moment + 1 } }, true],
  [{ pausedOn: null, hours: opening }, false],
  [{ pausedOn: Day("2026-11-21"), hours: opening }, true]
])("with %j a page is paused: %s", (given, isSo) => {
  expect(isPaused(makeAccount(ada, given), moment)).toBe(isSo)
})

test.each([
  [{}, moment, false],
  [{ leavesAt: null }, moment, false],
  [{ leavesAt }, moment - 1, false],
  [{ leavesAt }, moment, true],
  [{ leavesAt }, moment + 1, true]
])("with %j an account is gone at %i: %s", (given, now, isSo) => {
  expect(isDeletionDue(makeAccount(ada, given), now)).toBe(isSo)
})

test("who deletes an account has a day to take it back", () => {
  expect(deletionDelayMillis).toBe(24 * 60 * 60 * 1_000)
})
