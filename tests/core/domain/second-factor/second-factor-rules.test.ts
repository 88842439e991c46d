import { expect, test } from "vitest"
import { isOneTimeCode, normaliseCode } from "#core/domain/second-factor/second-factor-rules.ts"

test.each([
  ["123 456", "123456"],
  ["१२३४५६", "123456"],
  ["౧౨౩ ౪౫౬", "123456"],
  ["௧௨௩௪௫௬", "123456"],
  ["೧೨೩೪೫೬", "123456"],
  ["９０４５６７", "904567"],
  ["\u2068123\u200b456\u2069", "123456"],
  ["ABCD\u2011EFGH–2345 \ufeff6722", "abcdefgh23456722"]
])("a code typed or pasted as %j is %j", (typed, code) => {
  expect(normaliseCode(typed)).toBe(code)
  expect(isOneTimeCode(normaliseCode(typed))).toBe(code.length === 6)
})
