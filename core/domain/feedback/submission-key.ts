import { Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Day } from "../values/day.ts"

/**
 * A stored Idempotency-Key. Contains only fingerprints and doesn't name the item, so that it can't link a retry to a
 * text.
 */
export interface SubmissionKey {
  readonly kind: "submission-key"
  readonly id: string
  readonly owner: OwnerId
  /** Fingerprint that includes the key: without the key, guesses of the text can't be tested against it. */
  readonly content: string
  readonly usedOn: Day
}

export class SubmissionKeyReused extends Schema.TaggedError<SubmissionKeyReused>()(
  "SubmissionKeyReused",
  {}
) {
  override get message() {
    return "This Idempotency-Key was already used for other feedback."
  }
}
