import { Schema } from "effect"
import { day, keyFields, text } from "../values/stored-fields.ts"

/**
 * A stored Idempotency-Key. Contains only fingerprints and doesn't name the item, so that it can't link a retry to a
 * text.
 */
export const SubmissionKey = Schema.Struct({
  ...keyFields("submission-key"),
  content: text,
  usedOn: day
})
export type SubmissionKey = typeof SubmissionKey.Type

export class SubmissionKeyReused extends Schema.TaggedError<SubmissionKeyReused>()(
  "SubmissionKeyReused",
  {}
) {
  override get message() {
    return "This Idempotency-Key was already used for other feedback."
  }
}
