import type { NormalisedText } from "../text/normalised-text.ts"
import { indexPhrases } from "../text/phrase-index.ts"
import type { GuardLanguage } from "../text/script.ts"
import type { TermMatch } from "../text/term-index.ts"
import { conceptNames } from "./concepts.ts"
import { lexicons } from "./lexicons.ts"

export type ConceptMatches = ReadonlyArray<TermMatch<string>>

type ConceptSearch = (text: NormalisedText) => ConceptMatches

const openLexicon = (language: GuardLanguage): ConceptSearch => {
  const { homophones, ...phrases } = lexicons[language]()
  const search = indexPhrases(phrases, conceptNames)
  const homophonesByConcept = new Map(
    Object.entries(homophones).map(([concept, words]) => [concept, new Set(words.split(" "))])
  )
  return ({ wordList, soundList }) =>
    search(language === "en" ? wordList : soundList).filter(
      ({ value, start, end }) =>
        end - start > 1 || homophonesByConcept.get(value)?.has(wordList[start] ?? "") !== true
    )
}

const indexed = new Map<GuardLanguage, ConceptSearch>()

const searchFor = (language: GuardLanguage): ConceptSearch => {
  const known = indexed.get(language)
  if (known !== undefined) return known
  const search = openLexicon(language)
  indexed.set(language, search)
  return search
}

/** Concepts named in the text's language or in English, since people mix the two. */
export const findConcepts = (text: NormalisedText, language: GuardLanguage): ConceptMatches => {
  const english = searchFor("en")(text)
  return language === "en" ? english : [...english, ...searchFor(language)(text)]
}

export const isNamed = (named: ConceptMatches, ...concepts: ReadonlyArray<string>): boolean =>
  named.some(({ value }) => concepts.includes(value))
