import { Schema } from "effect"

const Submission = Schema.Struct({
  content: Schema.String,
  /** The wording of a question on the page. One that is not asked counts as none. */
  question: Schema.optionalKey(Schema.String)
})

/** Identical bytes for every accepted submission. */
const SubmissionReceipt = Schema.Struct({ message: Schema.String })

export const submissionSchemas = {
  submitFeedback: { body: Submission, answer: SubmissionReceipt },
  submitFeedbackForm: { body: Submission, answer: null }
} as const
