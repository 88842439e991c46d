import { conceptsOf } from "../concepts/concepts.ts"
import type { GuardLanguage } from "../text/script.ts"
import type { TermMatch } from "../text/term-index.ts"

type Match = TermMatch<string>

const praiseConcepts = new Set(conceptsOf("praise"))

/** "Not very helpful", "achha nahi": English negates before the word, Indian languages after it. */
const isDenied = (word: Match, denials: ReadonlyArray<Match>, language: GuardLanguage): boolean =>
  denials.some(({ start, end }) =>
    language === "en" ? end <= word.start && word.start - end < 2 : start === word.end
  )

/**
 * Corrects the sentiment model, which knows too few plain negations: a text whose every praise is negated is nearly
 * always negative.
 */
export const isPraiseDenied = (named: ReadonlyArray<Match>, language: GuardLanguage): boolean => {
  const praised = named.filter(({ value }) => praiseConcepts.has(value))
  const denials = named.filter(({ value }) => value === "not")
  return praised.length > 0 && praised.every((word) => isDenied(word, denials, language))
}
