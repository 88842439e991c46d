import { Schema } from "effect"
import { DigestText } from "./receipt-schemas.ts"

const FormSubmission = Schema.Struct({
  content: Schema.String,
  /** The wording of a question on the page. One that is not asked counts as none. */
  question: Schema.optionalKey(Schema.String)
})

const Submission = Schema.Struct({
  ...FormSubmission.fields,
  receipt: Schema.optionalKey(DigestText)
})

/** Identical bytes for every accepted submission. */
const SubmissionAccepted = Schema.Struct({ message: Schema.String })

export const submissionSchemas = {
  submitFeedback: { body: Submission, response: SubmissionAccepted },
  submitFeedbackForm: { body: FormSubmission, response: null }
} as const
