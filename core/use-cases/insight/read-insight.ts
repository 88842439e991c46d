import { Effect, Option } from "effect"
import type { FeedbackSummary } from "../../contract/insight-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Insight, PhraseEvidence } from "../../domain/insight/insight.ts"
import { findInsight } from "./find-insight.ts"

const emptyInsight: FeedbackSummary = {
  hasSummary: false,
  overallSentiment: "",
  keyStrengths: [],
  areasForImprovement: [],
  generalTone: "",
  evidence: []
}

const phraseOf = ({ phrase }: PhraseEvidence): string => phrase

const insightViewOf = ({ overallSentiment, strengths, areas, generalTone }: Insight): FeedbackSummary => ({
  hasSummary: true,
  overallSentiment,
  keyStrengths: strengths.map(phraseOf),
  areasForImprovement: areas.map(phraseOf),
  generalTone,
  evidence: [...strengths, ...areas].map(({ phrase, ids }) => ({ phrase, count: ids.length, ids }))
})

export const readInsight = Effect.fn("readInsight")(function* (owner: OwnerId) {
  const found = yield* findInsight(owner)
  return Option.match(found, { onNone: () => emptyInsight, onSome: insightViewOf })
})
