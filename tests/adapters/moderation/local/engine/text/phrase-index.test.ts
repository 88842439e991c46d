import fc from "fast-check"
import { expect, test } from "vitest"
import {
  indexPhrases,
  termsFor,
  wordsOfPhrases
} from "#adapters/moderation/local/engine/text/phrase-index.ts"
import { arrangeTerms } from "#adapters/moderation/local/training/spell-lexicons.ts"

type Meanings = Readonly<Record<string, ReadonlyArray<string>>>

const arrange = (meanings: Meanings) => arrangeTerms(meanings, Object.keys(meanings))

const search = (meanings: Meanings) => {
  const searchFor = indexPhrases(arrange(meanings), Object.keys(meanings))
  return (text: string): ReadonlyArray<string> =>
    searchFor(text.split(" ")).map(({ value, start, end }) => `${value} ${start}-${end}`)
}

const letter = fc.constantFrom("a", "b", "c")
const word = fc.string({ unit: letter, minLength: 1, maxLength: 3 })
const part = fc.oneof(
  word,
  word.map((stem) => `${stem}*`),
  fc.tuple(word, word).map((pieces) => pieces.join("*")),
  word.map((ending) => `*${ending}`)
)
const first = fc.oneof(
  word,
  word.map((stem) => `${stem}*`),
  fc.tuple(word, word).map((pieces) => pieces.join("*"))
)
const term = fc
  .tuple(
    first,
    fc.array(
      fc.oneof(
        part,
        fc.tuple(fc.constant("~"), part).map((both) => both.join(" "))
      ),
      { maxLength: 2 }
    )
  )
  .map(([start, parts]) => [start, ...parts].join(" "))
const meanings = fc.dictionary(fc.constantFrom("one", "two", "three"), fc.uniqueArray(term, { maxLength: 8 }))
const text = fc.array(fc.oneof(word, fc.constant(".")), { maxLength: 12 })

/** Each term as one expression, tried at every word: up to three words in a gap, as few as fit. */
const plainly = (meanings: Meanings, words: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.entries(meanings).flatMap(([meaning, terms]) =>
    terms.flatMap((term) => {
      const source = term.replace(/\*/g, "[^ ]*").replace(/ ~/g, "(?: [^ .]+){0,3}?")
      return words.flatMap((_, start) => {
        const [match] = new RegExp(`^${source}(?= )`).exec(`${words.slice(start).join(" ")} `) ?? []
        return match === undefined ? [] : [`${meaning} ${start}-${start + match.split(" ").length}`]
      })
    })
  )

test("what is found is what a plain search finds", () => {
  fc.assert(
    fc.property(meanings, text, (meanings, words) => {
      expect(search(meanings)(words.join(" ")).toSorted()).toEqual(
        words.length === 0 ? [] : plainly(meanings, words).toSorted()
      )
    }),
    { numRuns: 500 }
  )
})

test("an index gives back its words, save those with a star within, and the terms of one word for a meaning", () => {
  const phrases = arrange({ one: ["idle*", "lazy", "so lazy", "un*able to"], two: ["lazy", "not ~ lazy"] })
  expect([...new Set(wordsOfPhrases(phrases))].toSorted()).toEqual(
    ["idle*", "lazy", "not", "so", "to", "un*able"].toSorted()
  )
  expect(termsFor(phrases, [0])).toEqual(["idle*", "lazy"])
  expect(termsFor(phrases, [1, 0])).toEqual(["lazy", "idle*", "lazy"])
})
