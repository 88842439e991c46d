import type { NormalisedText } from "../text/normalised-text.ts"
import { indexPhrases } from "../text/phrase-index.ts"
import type { GuardLanguage } from "../text/script.ts"
import type { TermMatch } from "../text/term-index.ts"
import { conceptNames } from "./concepts.ts"
import { lexicons } from "./lexicons.ts"

export type ConceptMatches = ReadonlyArray<TermMatch<string>>

type ConceptSearch = (words: ReadonlyArray<string>) => ConceptMatches

const indexed = new Map<GuardLanguage, ConceptSearch>()

/** A lexicon holds ten thousand terms, so each is opened on first use. */
const searchFor = (language: GuardLanguage): ConceptSearch => {
  const known = indexed.get(language)
  if (known !== undefined) return known
  const search = indexPhrases(lexicons[language](), conceptNames)
  indexed.set(language, search)
  return search
}

/** Concepts named in the text's language or in English, since people mix the two. */
export const findConcepts = (text: NormalisedText, language: GuardLanguage): ConceptMatches => {
  const english = searchFor("en")(text.wordList)
  return language === "en" ? english : [...english, ...searchFor(language)(text.soundList)]
}

export const isNamed = (named: ConceptMatches, ...concepts: ReadonlyArray<string>): boolean =>
  named.some(({ value }) => concepts.includes(value))
