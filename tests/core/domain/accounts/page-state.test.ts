import { expect, test } from "vitest"
import { deletionDelayMillis, isDeletionDue } from "#core/domain/accounts/page-state.ts"
import { ada, makeAccount } from "../../../support/storage-records.ts"

const leavesAt = "2026-11-21T08:00:00.000Z"
const moment = Date.parse(leavesAt)

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
