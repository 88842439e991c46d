import type { ModerationLabel } from "../../../core/moderation/verdict.ts"
import type { Rule } from "./rule.ts"
import type { NormalisedText } from "./text/normalise.ts"
import { compileTerms, type Spelling } from "./text/terms.ts"

/** A part of a text, counted in words. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** What one phase saw. */
export interface Finding extends Span {
  readonly label: ModerationLabel
  /** 0 to 1. */
  readonly score: number
}

/** One phase of the pipeline: looks at a reading of the text and says what it found. */
export type Phase = (text: NormalisedText) => ReadonlyArray<Finding>

const textFor = (text: NormalisedText, spelling: Spelling): string =>
  spelling === "exact" ? text.words : text.sounds

const countSpaces = (text: string, from: number, to: number): number => {
  let count = 0
  for (let index = from; index < to; index++) if (text.charCodeAt(index) === 32) count++
  return count
}

/** Where the terms occur. Both spellings count the same words, so their spans can be compared. */
export const findTerms = (
  terms: string,
  spelling: Spelling
): ((text: NormalisedText) => ReadonlyArray<Span>) => {
  const expression = compileTerms(terms, spelling)
  return (text) => {
    const searched = textFor(text, spelling)
    return Array.from(searched.matchAll(expression), (match) => {
      const start = countSpaces(searched, 0, match.index)
      return { start, end: start + countSpaces(match[0], 0, match[0].length) }
    })
  }
}

/** The phase that looks for the terms of some rules. */
export const findRules = (rules: ReadonlyArray<Rule>): Phase => {
  const searches = rules.map((rule) => ({ ...rule, find: findTerms(rule.terms, rule.spelling) }))
  return (text) =>
    searches.flatMap(({ find, label, score }) => find(text).map((span) => ({ ...span, label, score })))
}
