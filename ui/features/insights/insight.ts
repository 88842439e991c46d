import type { FeedbackSummary } from "#core/contract/insight-schemas.ts"
import { minInsightItems } from "#core/domain/insight/least-items.ts"
import type { FindingName } from "../../text/finding-name.ts"

const defaultSentiment = 75

/** 82 for "82% positive"; the default if the text has no percentage (spec section 9). */
export const sentimentIn = (text: string): number => {
  const percent = Number(/(\d{1,3})(?:\.\d+)?\s*%/.exec(text)?.[1] ?? Number.NaN)
  return percent >= 0 && percent <= 100 ? percent : defaultSentiment
}

export const missingItems = (counted: number): number => Math.max(1, minInsightItems - counted)

export interface InsightFinding {
  readonly phrase: string
  readonly count: number
  readonly ids: ReadonlyArray<string>
}

const emptyFinding = (phrase: string): InsightFinding => ({ phrase, count: 0, ids: [] })

/** The evidence lists strengths before areas, because one phrase may be in both. */
export const strengthsOf = ({ keyStrengths, evidence }: FeedbackSummary): ReadonlyArray<InsightFinding> =>
  keyStrengths.map((phrase) => evidence.find((each) => each.phrase === phrase) ?? emptyFinding(phrase))

export const areasOf = ({ areasForImprovement, evidence }: FeedbackSummary): ReadonlyArray<InsightFinding> =>
  areasForImprovement.map(
    (phrase) => evidence.findLast((each) => each.phrase === phrase) ?? emptyFinding(phrase)
  )

export const findingOf = (
  summary: FeedbackSummary,
  { side, phrase }: FindingName
): InsightFinding | undefined =>
  (side === "strength" ? strengthsOf(summary) : areasOf(summary)).find((finding) => finding.phrase === phrase)
