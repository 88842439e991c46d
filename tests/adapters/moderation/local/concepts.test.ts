import { describe, expect, test } from "vitest"
import { families } from "../../../../adapters/moderation/local/concepts/concepts.ts"
import { findConcepts } from "../../../../adapters/moderation/local/concepts/find-concepts.ts"
import storedLexicons from "../../../../adapters/moderation/local/concepts/lexicons.gen.json" with {
  type: "json"
}
import { lexicons } from "../../../../adapters/moderation/local/concepts/lexicons.ts"
import { readingsOf } from "../../../../adapters/moderation/local/model/evidence.ts"
import { type Language, languages } from "../../../../adapters/moderation/local/model/script.ts"
import { indexPhrases } from "../../../../adapters/moderation/local/text/phrase-index.ts"
import { spellLexicons } from "../../../../cli/training/spell-lexicons.ts"

const conceptsIn = (text: string, language: Language): ReadonlyArray<string> =>
  readingsOf(text)
    .slice(-1)
    .flatMap((reading) => findConcepts(reading, language).map(({ value }) => value))

const concepts = Object.values(families)
  .flat()
  .flatMap((line) => line.split(" "))

test.each(languages)("the lexicon of %s names every concept", (language) => {
  expect(concepts.filter((concept) => !Object.keys(lexicons[language]).includes(concept))).toEqual([])
})

test("the stored lexicons are those that were written: when one was changed, train again", () => {
  expect(storedLexicons).toEqual(spellLexicons())
})

describe("the same concept is found in each language and script", () => {
  test.each([
    ["en", "thank you"],
    ["hi", "dhanyavaad"],
    ["hi", "धन्यवाद"],
    ["te", "dhanyavaadalu"],
    ["te", "ధన్యవాదాలు"],
    ["ta", "nandri"],
    ["ta", "நன்றி"],
    ["kn", "dhanyavaadagalu"],
    ["kn", "ಧನ್ಯವಾದಗಳು"]
  ] as const)("%s: %s", (language, text) => {
    expect(conceptsIn(text, language)).toContain("thanks")
  })

  test("English is understood within every language", () => {
    expect(conceptsIn("aapka kaam excellent hai", "hi")).toContain("praise-quality")
  })
})

describe("phrases are found word by word", () => {
  const search = indexPhrases({ a: "shut up,shut*", b: "go ~ home", c: "un*able" })
  const found = (text: string): ReadonlyArray<string> =>
    search(text.split(" ")).map(({ value, start, end }) => `${value} ${start}-${end}`)

  test.each([
    ["shut up now", ["a 0-2", "a 0-1"]],
    ["please shutting up", ["a 1-2"]],
    ["go right back home", ["b 0-4"]],
    ["go . home", []],
    ["go a b c d home", []],
    ["unbearable unable unables", ["c 0-1", "c 1-2"]]
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected)
  })
})
