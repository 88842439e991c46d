import { Brand, Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Category, Sentiment } from "../categories/category.ts"
import type { Day } from "../values/day.ts"
import type { Sealed } from "../values/sealed.ts"
import type { RejectionKind } from "./rejection-kinds.ts"

export type FeedbackId = string & Brand.Brand<"FeedbackId">
export const FeedbackId = Brand.nominal<FeedbackId>()

type ModerationStatus = "pending" | "approved" | "rejected"

/** An item of feedback as stored (spec section 3). Contains nothing about its writer. */
export interface Feedback {
  readonly kind: "feedback"
  readonly id: FeedbackId
  readonly owner: OwnerId
  readonly content: Sealed
  readonly segment: Sentiment
  /** JSON `{category, summary}`, sealed; null until approved. */
  readonly aiSummary: Sealed | null
  readonly aiCategory: Category
  readonly isPublic: boolean
  readonly isModerated: boolean
  readonly moderationStatus: ModerationStatus
  /**
   * `covered`: approved by an unsure guard and not yet opened by its owner. `shown`: opened, or once public, and
   * never covered again.
   */
  readonly cover: "covered" | "shown" | null
  /** Null unless rejected, and in items from before this field. */
  readonly rejectedFor: RejectionKind | null
  readonly isStarred: boolean
  readonly isDone: boolean
  /** Hidden from its owner until a boundary of the release window. */
  readonly isHeld: boolean
  readonly createdOn: Day
}

const isComplete = ({ isHeld, cover, rejectedFor, isStarred, isDone }: Feedback): boolean =>
  isHeld !== undefined &&
  cover !== undefined &&
  rejectedFor !== undefined &&
  isStarred !== undefined &&
  isDone !== undefined

/** Fills in the fields that items of earlier versions lack. */
export const completed = (item: Feedback): Feedback =>
  isComplete(item)
    ? item
    : {
        ...item,
        isHeld: item.isHeld ?? false,
        cover: item.cover ?? null,
        rejectedFor: item.rejectedFor ?? null,
        isStarred: item.isStarred ?? false,
        isDone: item.isDone ?? false
      }

/** Whether the owner may see and manage the item: it is judged, and not held. */
export const isListed = ({ moderationStatus, isHeld }: Feedback): boolean =>
  moderationStatus !== "pending" && !isHeld

export const stateOf = <S extends ModerationStatus>({
  moderationStatus,
  cover
}: {
  readonly moderationStatus: S
  readonly cover: Feedback["cover"]
}): S | "covered" => (moderationStatus === "approved" && cover === "covered" ? "covered" : moderationStatus)

export class FeedbackNotFound extends Schema.TaggedError<FeedbackNotFound>()("FeedbackNotFound", {}) {
  override get message() {
    return "Feedback not found."
  }
}

export class NotApproved extends Schema.TaggedError<NotApproved>()("NotApproved", {}) {
  override get message() {
    return "Only approved feedback can be made public."
  }
}

export class StillCovered extends Schema.TaggedError<StillCovered>()("StillCovered", {}) {
  override get message() {
    return "Open it before you make it public."
  }
}

/** The item that was to make room was made private or rejected in the meantime. */
export class NotPublic extends Schema.TaggedError<NotPublic>()("NotPublic", {}) {
  override get message() {
    return "The feedback to swap with is not public any more."
  }
}

export class PublicLimitReached extends Schema.TaggedError<PublicLimitReached>()("PublicLimitReached", {}) {
  override get message() {
    return "You can only have 5 public feedbacks. Please make some feedback private before making this one public."
  }
}
