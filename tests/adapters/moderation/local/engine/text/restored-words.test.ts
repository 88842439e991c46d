import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { vocabulary } from "#adapters/moderation/local/engine/rules/rules.ts"
import { normalise } from "#adapters/moderation/local/engine/text/normalise.ts"
import { splitTerms } from "#adapters/moderation/local/engine/text/terms.ts"
import { readLexicons } from "#adapters/moderation/local/training/read/lexicons.ts"

const segmenter = new Intl.Segmenter()

const apart = (word: string, filler: string): string =>
  Array.from(segmenter.segment(word), ({ segment }) => segment).join(filler)

const normalisedWords = (text: string): string => normalise(text, vocabulary).at(-1)?.words.trim() ?? ""

const words = Object.values(readLexicons())
  .flatMap((lexicon) => Object.values(lexicon))
  .flatMap(splitTerms)
  .filter((term) => /^[\p{L}\p{M}]{5,12}$/u.test(term) && !/(.)\1\1/u.test(term))
const word = fc.constantFrom(...words)

describe("a word whose letters stand apart is read as one", () => {
  test.each([".", "-", " "])("whatever the language, with %j between them", (filler) => {
    fc.assert(
      fc.property(word, (one) => {
        expect(normalisedWords(`that ${apart(one, filler)} there`)).toBe(normalisedWords(`that ${one} there`))
      })
    )
  })

  test("with a borrowed sound joined to the next letter", () => {
    expect(normalisedWords(`that ${apart("जज़्बा", " ")} there`)).toBe(normalisedWords("that जज़्बा there"))
    expect(normalisedWords(`that ${apart("नफ़्सियाती", ".")} there`)).toBe(
      normalisedWords("that नफ़्सियाती there")
    )
  })

  test("a word that nobody knows stays whole", () => {
    expect(normalisedWords("that z.u.b.r.o.v.k.a there")).toBe("that zubrovka there")
    expect(normalisedWords("that z u b r o v k a there")).toBe("that zubrovka there")
  })

  test("several words in one run are cut where known words fill it", () => {
    expect(normalisedWords("y o u i d i o t")).toBe("you idiot")
    expect(normalisedWords("that a c l o w n there")).toBe("that a clown there")
  })

  test("what lists know is found in letters that no words fill", () => {
    expect(judgeText("z u b i d i o t v k").decision).toBe("rejected")
  })

  test("a sentence ends after its last letter", () => {
    expect(normalisedWords("that c l o w n. Go there")).toBe("that clown . go there")
  })
})

describe("a masked vowel", () => {
  test.each([
    ["shameless", "sham*less"],
    ["manager", "man*ger"],
    ["nalayak", "nal*yak"],
    ["muttal", "m*ttal"]
  ])("of %s is found among the words that people know", (whole, masked) => {
    expect(normalisedWords(`that ${masked} there`)).toBe(normalisedWords(`that ${whole} there`))
  })

  test("of a word that nobody knows still becomes a letter", () => {
    expect(normalisedWords("that zubr*vka there")).toMatch(/^that zubr[aeiou]vka there$/)
  })
})

describe("a stretched letter", () => {
  test.each([
    ["so", "sooooo"],
    ["good", "goooood"],
    ["stupid", "stuuuupid"],
    ["shameless", "shamelessssss"],
    ["முட்டாளே", "முட்டாளேேேே"]
  ])("of %s is cut to what people know", (plain, stretched) => {
    expect(normalisedWords(`that ${stretched} there`)).toBe(`that ${plain} there`)
  })
})
