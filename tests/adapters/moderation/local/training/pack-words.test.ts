import fc from "fast-check"
import { expect, test } from "vitest"
import { unpackWords } from "#adapters/moderation/local/engine/text/packed-words.ts"
import { packWords } from "#adapters/moderation/local/training/pack-words.ts"

const word = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "b", "ா", "క"), minLength: 1, maxLength: 60 }),
  fc.stringMatching(/^[^\n]+$/)
)

test("packed words are read as they were written", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      const sorted = words.toSorted()
      expect(unpackWords(packWords(sorted))).toEqual(sorted)
    })
  )
})

test("letters that the word before has are written once", () => {
  expect(packWords(["lakshman", "lakshmi"])).toBe("0lakshman\n6i")
})
