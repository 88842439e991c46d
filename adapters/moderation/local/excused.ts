import type { Finding } from "./findings.ts"
import { type Excuse, excuses } from "./patterns/excuses.ts"
import type { NormalisedText } from "./text/normalise.ts"
import { indexTerms, type TermMatch } from "./text/term-index.ts"

/** A part of a text whose words are not meant for the reader. */
export type ExcusedSpan = TermMatch<Excuse>

/** Finds reports of abuse, idioms, and what writers say of themselves. */
export const findExcused: (text: NormalisedText) => ReadonlyArray<ExcusedSpan> = indexTerms(
  excuses.map((excuse) => ({ terms: excuse.terms, spelling: excuse.spelling, value: excuse }))
)

export const isExcused = (finding: Finding, excused: ReadonlyArray<ExcusedSpan>): boolean =>
  excused.some(
    ({ start, end, value: { labels } }) =>
      start <= finding.start && end >= finding.end && (labels?.includes(finding.label) ?? true)
  )
