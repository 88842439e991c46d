import { Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Day } from "../values/day.ts"

/**
 * A remembered Idempotency-Key. It holds fingerprints only and does not name the item, so it cannot join a
 * retry to what was written.
 */
export interface SubmissionKey {
  readonly kind: "submission-key"
  /** Fingerprint of owner and key. */
  readonly id: string
  readonly owner: OwnerId
  /** Fingerprint of key and content: without the key no text can be compared with it. */
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
