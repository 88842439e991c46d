import type { OwnerId } from "../accounts/account.ts"
import type { FeedbackId } from "../feedback/feedback.ts"
import type { Day } from "../support/day.ts"
import type { Verdict } from "./verdict.ts"

/** A verdict as it is kept: for the audit, never shown on public lists (design section 3). */
export interface VerdictRecord extends Verdict {
  readonly kind: "verdict"
  readonly id: string
  readonly owner: OwnerId
  readonly feedbackId: FeedbackId
  readonly judgedOn: Day
}
