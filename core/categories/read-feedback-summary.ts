import { Effect } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { FeedbackSummary } from "../contract/feedback-schemas.ts"
import type { Feedback } from "../feedback/feedback.ts"
import { readContent, readSummary } from "../feedback/feedback-view.ts"
import { HiveStore } from "../hives/hive-store.ts"
import { type AnalysedItem, Analyst, type Evidence, type Overview } from "./analyst.ts"
import { leastSummaryItems } from "./summary-rules.ts"

const noSummary: FeedbackSummary = {
  hasSummary: false,
  overallSentiment: "",
  keyStrengths: [],
  areasForImprovement: [],
  generalTone: "",
  evidence: []
}

const analysed = Effect.fnUntraced(function* (item: Feedback) {
  return {
    id: item.id,
    content: yield* readContent(item),
    category: item.aiCategory,
    sentiment: item.segment,
    summary: yield* readSummary(item)
  } satisfies AnalysedItem
})

const phraseOf = ({ phrase }: Evidence): string => phrase

const summaryFrom = ({ overallSentiment, strengths, areas, generalTone }: Overview): FeedbackSummary => ({
  hasSummary: true,
  overallSentiment,
  keyStrengths: strengths.map(phraseOf),
  areasForImprovement: areas.map(phraseOf),
  generalTone,
  evidence: [...strengths, ...areas].map(({ phrase, ids }) => ({ phrase, count: ids.length, ids }))
})

/** What an owner's approved items say together. */
export const readFeedbackSummary = Effect.fn("readFeedbackSummary")(function* (owner: OwnerId) {
  const items = yield* (yield* HiveStore).listFeedback(owner)
  const approved = items.filter(({ moderationStatus }) => moderationStatus === "approved")
  if (approved.length < leastSummaryItems) return noSummary
  return summaryFrom(yield* (yield* Analyst).overview(yield* Effect.forEach(approved, analysed)))
})
