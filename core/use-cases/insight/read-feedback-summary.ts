import { Effect, Option } from "effect"
import type { FeedbackSummary } from "../../contract/insight-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Evidence, Overview } from "../../domain/insight/overview.ts"
import { findOverview } from "./find-overview.ts"

const noSummary: FeedbackSummary = {
  hasSummary: false,
  overallSentiment: "",
  keyStrengths: [],
  areasForImprovement: [],
  generalTone: "",
  evidence: []
}

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
  const found = yield* findOverview(owner)
  return Option.match(found, { onNone: () => noSummary, onSome: summaryFrom })
})
