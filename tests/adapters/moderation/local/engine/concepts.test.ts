import { describe, expect, test } from "vitest"
import { conceptNames } from "#adapters/moderation/local/engine/concepts/concepts.ts"
import { findConcepts } from "#adapters/moderation/local/engine/concepts/find-concepts.ts"
import { readingsOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { indexPhrases } from "#adapters/moderation/local/engine/text/phrase-index.ts"
import { type GuardLanguage, languages } from "#adapters/moderation/local/engine/text/script.ts"
import { soundOf } from "#adapters/moderation/local/engine/text/sound-of.ts"
import { readHomophones, readLexicons } from "#adapters/moderation/local/training/read/lexicons.ts"
import { spellLexiconOf } from "#adapters/moderation/local/training/spell-lexicons.ts"

const conceptsIn = (text: string, language: GuardLanguage): ReadonlyArray<string> =>
  readingsOf(text)
    .slice(-1)
    .flatMap((reading) => findConcepts(reading, language).map(({ value }) => value))

/** Tokens that stand for words and pictures of all languages; the English lexicon, which every text is searched for, has them. */
const tokenConcepts = ["named-group", "named-person", "animal-picture", "weapon-picture", "disgust-picture"]

test.each(languages)("the lexicon of %s names every concept", (language) => {
  const lexicon = Object.keys(readLexicons()[language])
  const needed =
    language === "en" ? conceptNames : conceptNames.filter((name) => !tokenConcepts.includes(name))
  expect(needed.filter((name) => !lexicon.includes(name))).toEqual([])
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

describe("a word that only sounds like a term", () => {
  test.each([
    ["te", "ముద్దు", "మూడు", "touch-kiss"],
    ["hi", "थक", "तक", "tired-overload"],
    ["ta", "மெல்ல", "மேல", "slow"],
    ["ta", "சாம்பல்", "சம்பளம்", "burn"],
    ["ta", "முத்தம்", "மூத்த", "touch-kiss"],
    ["ta", "முலை", "மூலை", "genitals-obscene"],
    ["kn", "ಕೋಣೆ", "ಕೊನೆ", "night-room-hotel"]
  ] as const)("%s: %s, but not %s, is %s", (language, term, word, concept) => {
    expect(conceptsIn(term, language)).toContain(concept)
    expect(conceptsIn(word, language)).not.toContain(concept)
  })

  test.each(["hi", "te", "ta", "kn"] as const)(
    "each one taken back in %s would be read otherwise",
    (language) => {
      const search = indexPhrases(spellLexiconOf(language), conceptNames)
      const needless = readHomophones(language).flatMap(([concept, words]) =>
        words.filter((word) => !search([soundOf(word)]).some(({ value }) => value === concept))
      )
      expect(needless).toEqual([])
    }
  )
})
