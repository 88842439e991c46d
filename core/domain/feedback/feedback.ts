import { Brand, Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Category, Sentiment } from "../categories/category.ts"
import type { Day } from "../values/day.ts"
import type { Sealed } from "../values/sealed.ts"

export type FeedbackId = string & Brand.Brand<"FeedbackId">
export const FeedbackId = Brand.nominal<FeedbackId>()

export type ModerationStatus = "pending" | "approved" | "rejected"

/** One piece of feedback as it is stored (spec section 3). Nothing in it says who wrote it. */
export interface Feedback {
  readonly kind: "feedback"
  readonly id: FeedbackId
  readonly owner: OwnerId
  readonly content: Sealed
  /** The sentiment; neutral until judged. */
  readonly segment: Sentiment
  /** JSON `{category, summary}`, sealed; null until approved. */
  readonly aiSummary: Sealed | null
  readonly aiCategory: Category
  readonly isPublic: boolean
  /** True once the item is settled. */
  readonly isModerated: boolean
  readonly moderationStatus: ModerationStatus
  /** Hidden from its owner until the next boundary of the release window. */
  readonly isHeld: boolean
  readonly createdOn: Day
}

/** What an owner may see and handle: judged, and not held. */
export const isListed = ({ moderationStatus, isHeld }: Feedback): boolean =>
  moderationStatus !== "pending" && !isHeld

export class FeedbackNotFound extends Schema.TaggedError<FeedbackNotFound>()("FeedbackNotFound", {}) {
  override get message() {
    return "Feedback not found."
  }
}

/** Spec section 8. */
export class NotApproved extends Schema.TaggedError<NotApproved>()("NotApproved", {}) {
  override get message() {
    return "Only approved feedback can be made public."
  }
}

/** Spec section 8. */
export class PublicLimitReached extends Schema.TaggedError<PublicLimitReached>()("PublicLimitReached", {}) {
  override get message() {
    return "You can only have 5 public feedbacks. Please make some feedback private before making this one public."
  }
}
