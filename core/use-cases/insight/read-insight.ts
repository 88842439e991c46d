import { Effect, Option } from "effect"
import type { FeedbackSummary } from "../../contract/insight-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Insight, PhraseEvidence } from "../../domain/insight/insight.ts"
import { minInsightItems } from "../../domain/insight/min-insight-items.ts"
import { Moderator } from "../../ports/moderator.ts"
import { readQuestions } from "../feedback/readable-questions.ts"
import { findInsight } from "./find-insight.ts"
import { readAnalysedItems } from "./read-analysed-items.ts"

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

/**
 * The insight of the notes that answer a question; empty for one that the owner may not read beside notes. Computed
 * anew each time.
 */
export const readQuestionInsight = Effect.fn("readQuestionInsight")(function* (
  owner: OwnerId,
  wording: string
) {
  const found = [...(yield* readQuestions(owner))].find(([, question]) => question === wording)
  if (found === undefined) return emptyInsight
  const items = yield* readAnalysedItems(owner, found[0])
  return items.length < minInsightItems ? emptyInsight : insightViewOf((yield* Moderator).insight(items))
})
