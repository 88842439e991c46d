import { expect, test } from "vitest"
import { passwordTexts } from "#core/domain/accounts/password-rules.ts"
import { adminProblem, adminTexts, isUsername } from "#core/domain/admins/admin-rules.ts"

test.each(["a", "Z", "7", "ab", "queen.bee_1-2", "a".repeat(40)])("%s is a user name", (name) =>
  expect(isUsername(name)).toBe(true)
)

test.each(["", ".", "a.", "-a", "a b", "é", "\u212a", "a\n", "a".repeat(41)])("%j is none", (name) =>
  expect(isUsername(name)).toBe(false)
)

const good = "moss lantern river"
test.each([
  ["queen", good, null],
  ["queen bee", good, adminTexts.username],
  ["queen", "short", passwordTexts.short],
  ["Beekeeper.Asha", "beekeeper.asha", passwordTexts.wellKnown]
])("%j with the password %j: %j", (name, password, problem) =>
  expect(adminProblem(name, password)).toBe(problem)
)
