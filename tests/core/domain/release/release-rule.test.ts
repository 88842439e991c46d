import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  asTheyCome,
  audiences,
  isAsStrict,
  isSameRule,
  ruleFor,
  stricterOf
} from "#core/domain/release/release-rule.ts"
import { anyRule } from "../../../support/release-rules.ts"

test("each audience has its rule, strictest first", () => {
  expect(audiences.map((audience) => ruleFor(audience, asTheyCome))).toEqual([
    { minutes: 1_440, least: 3 },
    { minutes: 60, least: 3 },
    { minutes: 0, least: 1 }
  ])
})

describe("the stricter of two rules", () => {
  test("is as strict as both, and the same whichever comes first", () =>
    fc.assert(
      fc.property(anyRule, anyRule, (a, b) => {
        const both = stricterOf(a, b)
        expect([isAsStrict(both, a), isAsStrict(both, b)]).toEqual([true, true])
        expect(isSameRule(both, stricterOf(b, a))).toBe(true)
        expect(isSameRule(both, a)).toBe(isAsStrict(a, b))
      })
    ))

  test("is no looser than the installation's, whoever writes", () =>
    fc.assert(
      fc.property(fc.constantFrom(...audiences), anyRule, (audience, floor) => {
        expect(isAsStrict(ruleFor(audience, floor), floor)).toBe(true)
      })
    ))
})
