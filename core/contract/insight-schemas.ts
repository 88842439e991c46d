import { Schema } from "effect"

/** What the owner's approved items say together (spec section 3, summary response). */
export const FeedbackSummary = Schema.Struct({
  /** False under 3 items: the other fields are empty then. */
  hasSummary: Schema.Boolean,
  overallSentiment: Schema.String,
  keyStrengths: Schema.Array(Schema.String),
  areasForImprovement: Schema.Array(Schema.String),
  generalTone: Schema.String,
  /** For each phrase of the two lists: how many items say so, and which. */
  evidence: Schema.Array(
    Schema.Struct({ phrase: Schema.String, count: Schema.Int, ids: Schema.Array(Schema.String) })
  )
})
export type FeedbackSummary = typeof FeedbackSummary.Type

export const insightSchemas = {
  feedbackSummary: { body: null, answer: FeedbackSummary }
} as const
