import type { ModerationLabel } from "../../../core/moderation/verdict.ts"
import type { Rule } from "./rule.ts"
import type { NormalisedText } from "./text/normalise.ts"
import { indexTerms, type Span } from "./text/term-index.ts"

/** What one phase saw. */
export interface Finding extends Span {
  readonly label: ModerationLabel
  /** 0 to 1. */
  readonly score: number
}

/** One phase of the pipeline: looks at a reading of the text and says what it found. */
export type Phase = (text: NormalisedText) => ReadonlyArray<Finding>

/** The phase that looks for the terms of some rules. */
export const findRules = (rules: ReadonlyArray<Rule>): Phase => {
  const search = indexTerms(
    rules.map(({ terms, spelling, label, score }) => ({ terms, spelling, value: { label, score } }))
  )
  return (text) => search(text).map(({ value, start, end }) => ({ ...value, start, end }))
}
