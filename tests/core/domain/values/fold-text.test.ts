import { expect, test } from "vitest"
import { foldText } from "#core/domain/values/fold-text.ts"

test.each([
  ["ZOE\u0308", "zo\u00eb"],
  ["O’Neil’s", "o'neil's"],
  ["\u095eरहान \u095bैदी", "फरहान जैदी"],
  ["hy\u00adphen\u00adated \u200bwords\ufeff", "hyphenated words"]
])("a search finds %j by %j", (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
