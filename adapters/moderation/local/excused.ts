import type { ModerationLabel } from "../../../core/moderation/verdict.ts"
import type { Finding, Span } from "./findings.ts"
import { findTerms } from "./findings.ts"
import { excuses } from "./patterns/excuses.ts"
import type { NormalisedText } from "./text/normalise.ts"

/** A part of a text whose words are not meant for the reader. */
export interface ExcusedSpan extends Span {
  readonly labels?: ReadonlyArray<ModerationLabel>
}

const searches = excuses.map(({ terms, spelling, ...limits }) => ({
  find: findTerms(terms, spelling),
  limits
}))

export const findExcused = (text: NormalisedText): ReadonlyArray<ExcusedSpan> =>
  searches.flatMap(({ find, limits }) => find(text).map((span) => ({ ...span, ...limits })))

export const isExcused = (finding: Finding, excused: ReadonlyArray<ExcusedSpan>): boolean =>
  excused.some(
    ({ start, end, labels }) =>
      start <= finding.start && end >= finding.end && (labels?.includes(finding.label) ?? true)
  )
