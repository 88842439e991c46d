import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { findHeads } from "#adapters/moderation/local/engine/text/head-index.ts"
import { readingOf } from "#adapters/moderation/local/engine/text/normalised-text.ts"
import {
  indexPhrases,
  termsFor,
  wordsOfPhrases
} from "#adapters/moderation/local/engine/text/phrase-index.ts"
import { indexTerms } from "#adapters/moderation/local/engine/text/term-index.ts"
import { spellTerms, type TermEntry } from "#adapters/moderation/local/training/read/spell-terms.ts"
import { arrangeTerms } from "#adapters/moderation/local/training/spell-lexicons.ts"

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 3 })
const stem = word.map((stem) => `${stem}*`)
const ending = word.map((ending) => `*${ending}`)
const text = fc.array(fc.oneof(word, fc.constant(".")), { maxLength: 12 })

const spaced = (...words: ReadonlyArray<fc.Arbitrary<string>>) =>
  fc.tuple(...words).map((chosen) => chosen.join(" "))

const termOf = (first: fc.Arbitrary<string>, next: fc.Arbitrary<string>, maxLength: number) =>
  fc.tuple(first, fc.array(next, { maxLength })).map(([start, items]) => [start, ...items].join(" "))

/** Where an expression matches, tried at every word. */
const placesOf = (expression: string, value: string | number, words: ReadonlyArray<string>) =>
  words.flatMap((_, start) => {
    const [match] = new RegExp(`^${expression}(?= )`).exec(`${words.slice(start).join(" ")} `) ?? []
    return match === undefined ? [] : [`${value} ${start}-${start + match.split(" ").length}`]
  })

describe("an index of phrases", () => {
  type Meanings = Readonly<Record<string, ReadonlyArray<string>>>

  const arrange = (meanings: Meanings) => arrangeTerms(meanings, Object.keys(meanings))

  const cut = fc.tuple(word, word).map((pieces) => pieces.join("*"))
  const part = fc.oneof(word, stem, cut, ending)
  const term = termOf(fc.oneof(word, stem, cut), fc.oneof(part, spaced(fc.constant("~"), part)), 2)
  const meanings = fc.dictionary(
    fc.constantFrom("one", "two", "three"),
    fc.uniqueArray(term, { maxLength: 8 })
  )

  const gapped = { one: ["a ~ b"] }

  /** Up to three words in a gap, as few as fit. */
  const expressionOf = (term: string): string =>
    term.replace(/\*/g, "[^ ]*").replace(/ ~/g, "(?: [^ .]+){0,3}?")

  test("finds what a plain search finds", () => {
    fc.assert(
      fc.property(meanings, text, (meanings, words) => {
        const found = indexPhrases(arrange(meanings), Object.keys(meanings))(words)
        const plainly = Object.entries(meanings).flatMap(([meaning, terms]) =>
          terms.flatMap((term) => placesOf(expressionOf(term), meaning, words))
        )
        expect(found.map(({ value, start, end }) => `${value} ${start}-${end}`).toSorted()).toEqual(
          plainly.toSorted()
        )
      }),
      {
        numRuns: 500,
        examples: [
          [gapped, [..."acccb"]],
          [gapped, [..."accccb"]]
        ]
      }
    )
  })

  test("gives back its words, save those with a star within, and the terms of one word for a meaning", () => {
    const phrases = arrange({ one: ["idle*", "lazy", "so lazy", "un*able to"], two: ["lazy", "not ~ lazy"] })
    expect([...new Set(wordsOfPhrases(phrases))].toSorted()).toEqual(
      ["idle*", "lazy", "not", "so", "to", "un*able"].toSorted()
    )
    expect(termsFor(phrases, [0])).toEqual(["idle*", "lazy"])
    expect(termsFor(phrases, [1, 0])).toEqual(["lazy", "idle*", "lazy"])
  })
})

describe("an index of terms", () => {
  const search = (entries: ReadonlyArray<TermEntry>, words: ReadonlyArray<string>) => {
    const places = entries.map((_, place) => place)
    const sources = [
      { terms: spellTerms(entries.slice(0, 1)), values: places.slice(0, 1) },
      { terms: spellTerms(entries.slice(1)), values: places.slice(1) }
    ]
    return indexTerms(sources)(readingOf(words)).map(({ value, start, end }) => `${value} ${start}-${end}`)
  }

  const groupOf = (choice: fc.Arbitrary<string>, maxLength: number) =>
    fc.array(choice, { minLength: 1, maxLength }).map((choices) => `(${choices.join("|")})`)
  const item = fc.oneof(word, stem, groupOf(fc.oneof(word, stem, ending, spaced(word, word)), 4))
  const next = fc.oneof(
    item,
    item.map((item) => `${item}?`),
    spaced(fc.constantFrom("~", "~1", "~5"), item)
  )
  const term = termOf(fc.oneof(word, stem, groupOf(fc.oneof(word, stem), 3)), next, 3)
  const entries = fc.array(
    fc.record({
      spelling: fc.constant("exact" as const),
      terms: fc.array(term, { minLength: 1, maxLength: 5 }).map((terms) => terms.join(", "))
    }),
    { maxLength: 3 }
  )

  /** Words before stems, each kind in the order of its characters. */
  const oneOf = (group: string): string => {
    const choices = group.slice(1, -1).split("|").toSorted()
    const isStem = (choice: string): boolean => /^[^*]+\*$/.test(choice)
    return `(?:${[...choices.filter((one) => !isStem(one)), ...choices.filter(isStem)].join("|")})`
  }

  const expressionOf = (term: string): string => {
    const sources = (term.match(/\([^)]*\)\??|[^\s]+/g) ?? []).map((item) => {
      if (item.startsWith("~")) return `(?: [^ .]+){0,${item.slice(1) || "3"}}`
      const required = item.replace(/\?$/, "")
      const source = (required.startsWith("(") ? oneOf(required) : required).replace(/\*/g, "[^ ]*")
      return item.endsWith("?") ? `(?: ${source})?` : ` ${source}`
    })
    return sources.join("").slice(1)
  }

  test("finds what a plain search finds, each gap as long as it can be", () => {
    fc.assert(
      fc.property(entries, text, (entries, words) => {
        const plainly = entries.flatMap(({ terms }, place) =>
          terms.split(", ").flatMap((term) => placesOf(expressionOf(term), place, words))
        )
        expect(new Set(search(entries, words))).toEqual(new Set(plainly))
      }),
      { numRuns: 700 }
    )
  })

  test("finds terms that are spelled by their sound in any script", () => {
    expect(search([{ spelling: "sound", terms: "thoo, அடி" }], ["tu", "adi"])).toEqual(["0 0-1", "0 1-2"])
  })
})

describe("the heads of a word", () => {
  const letters = fc.constantFrom("a", "b", "1", "\u0915", "\u094d", "\u{1f600}")
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 30 })
  const head = fc.tuple(word, fc.constantFrom("", "*")).map((both) => both.join(""))

  /** Every head that a word starts with, the longest first. */
  const plainly = (heads: ReadonlyArray<string>, word: string): ReadonlyArray<string> => {
    const longest = Math.min(word.length, 24)
    const stems = Array.from({ length: longest }, (_, cut) => `${word.slice(0, longest - cut)}*`)
    return [word, ...stems].filter((one) => heads.includes(one))
  }

  test("are those that a plain search finds, in its order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(head, { maxLength: 60 }), word, (some, word) => {
        const heads = some.toSorted()
        expect(findHeads(heads, word).map((place) => heads[place])).toEqual(plainly(heads, word))
      }),
      { numRuns: 500 }
    )
  })

  test("are stems of no more than 24 letters", () => {
    expect(findHeads([`${"a".repeat(24)}*`, `${"a".repeat(25)}*`], "a".repeat(30))).toEqual([0])
  })
})
