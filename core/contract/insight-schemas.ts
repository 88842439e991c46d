import { Schema } from "effect"

export const FeedbackSummary = Schema.Struct({
  /** False for fewer than 3 items; the other fields are then empty. */
  hasSummary: Schema.Boolean,
  overallSentiment: Schema.String,
  keyStrengths: Schema.Array(Schema.String),
  areasForImprovement: Schema.Array(Schema.String),
  generalTone: Schema.String,
  evidence: Schema.Array(
    Schema.Struct({ phrase: Schema.String, count: Schema.Int, ids: Schema.Array(Schema.String) })
  )
})
export type FeedbackSummary = typeof FeedbackSummary.Type

export const insightSchemas = {
  feedbackSummary: { body: null, response: FeedbackSummary }
} as const
