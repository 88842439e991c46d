import type { FeedbackSummary } from "#core/contract/insight-schemas.ts"
import { minInsightItems } from "#core/domain/insight/min-insight-items.ts"
import type { InsightPhrasesMessages, InsightsMessages } from "../../messages/generated/catalogue.ts"
import type { FindingName } from "../../text/finding-name.ts"
import { sentimentText } from "../../text/insight-text.ts"

const defaultSentiment = 75

export interface OverallSentiment {
  readonly percent: number
  readonly text: string
}

/** For "4 of 6 positive, 67%" the text itself and 67; the default if it has no percentage (spec section 9). */
export const sentimentIn = (
  text: string,
  insightMessages: InsightsMessages,
  insightPhrases: InsightPhrasesMessages
): OverallSentiment => {
  const percent = Number(/(\d{1,3})(?:\.\d+)?\s*%/.exec(text)?.[1] ?? Number.NaN)
  return percent >= 0 && percent <= 100
    ? { percent, text: sentimentText(text, insightPhrases) }
    : { percent: defaultSentiment, text: insightMessages.positive({ percent: defaultSentiment }) }
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
