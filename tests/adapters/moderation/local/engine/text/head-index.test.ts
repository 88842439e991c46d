import fc from "fast-check"
import { expect, test } from "vitest"
import { findHeads } from "#adapters/moderation/local/engine/text/head-index.ts"

const letters = fc.constantFrom("a", "b", "1", "\u0915", "\u094d", "\u{1f600}")
const word = fc.string({ unit: letters, minLength: 1, maxLength: 30 })
const head = fc.oneof(
  word,
  word.map((stem) => `${stem}*`)
)

/** Every head that a word starts with, the longest first. */
const plainly = (heads: ReadonlyArray<string>, word: string): ReadonlyArray<string> => {
  const longest = Math.min(word.length, 24)
  const stems = Array.from({ length: longest }, (_, cut) => `${word.slice(0, longest - cut)}*`)
  return [word, ...stems].filter((one) => heads.includes(one))
}

test("the heads of a word are those that a plain search finds, in its order", () => {
  fc.assert(
    fc.property(fc.uniqueArray(head, { maxLength: 60 }), word, (some, word) => {
      const heads = some.toSorted()
      const found = findHeads(heads, word).map((place) => heads[place])
      expect(found).toEqual(plainly(heads, word))
    }),
    { numRuns: 500 }
  )
})

test("stems of 24 letters are the longest that are looked for", () => {
  const heads = [`${"a".repeat(24)}*`, `${"a".repeat(25)}*`]
  expect(findHeads(heads, "a".repeat(30))).toEqual([0])
})
