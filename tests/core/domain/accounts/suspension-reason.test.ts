import { expect, test } from "vitest"
import { suspensionReasonProblem } from "#core/domain/accounts/suspension-reason.ts"

const missing = "Please give a reason. The owner reads it."
const tooLong = "The reason must have at most 300 characters."

test.each([
  ["", missing],
  [" \u200b", missing],
  ["x".repeat(300), null],
  [` ${"नि".repeat(300)} `, null],
  ["नि".repeat(301), tooLong],
  ["never\u0000stored", tooLong]
])("%j: %s", (typed, problem) => {
  expect(suspensionReasonProblem(typed)).toBe(problem)
})
