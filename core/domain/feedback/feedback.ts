import { Brand, Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Category, Sentiment } from "../categories/category.ts"
import type { Day } from "../values/day.ts"
import type { Sealed } from "../values/sealed.ts"
import type { RefusalKind } from "./refusal-kinds.ts"

export type FeedbackId = string & Brand.Brand<"FeedbackId">
export const FeedbackId = Brand.nominal<FeedbackId>()

type ModerationStatus = "pending" | "approved" | "rejected"

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
  /**
   * `covered`: approved by a guard that was unsure, and not shown to its owner yet; `shown`: it was, and is never
   * covered again.
   */
  readonly cover: "covered" | "shown" | null
  /** Of rejected items; null for those from before it was kept. */
  readonly rejectedFor: RefusalKind | null
  /** Marks of the owner's own: kept in sight, and dealt with. */
  readonly isStarred: boolean
  readonly isDone: boolean
  /** Hidden from its owner until the next boundary of the release window. */
  readonly isHeld: boolean
  readonly createdOn: Day
}

const isComplete = ({ isHeld, cover, rejectedFor, isStarred, isDone }: Feedback): boolean =>
  isHeld !== undefined &&
  cover !== undefined &&
  rejectedFor !== undefined &&
  isStarred !== undefined &&
  isDone !== undefined

/** An item as today's version writes it: those of older ones do not say that nothing holds, covers or marks them. */
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

/** What an owner may see and handle: judged, and not held. */
export const isListed = ({ moderationStatus, isHeld }: Feedback): boolean =>
  moderationStatus !== "pending" && !isHeld

/** What the guard and the owner have made of an item. */
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

/** Spec section 8. */
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

/** What was to make room: it was hidden, or rejected, meanwhile. */
export class NotPublic extends Schema.TaggedError<NotPublic>()("NotPublic", {}) {
  override get message() {
    return "The feedback to swap with is not public any more."
  }
}

/** Spec section 8. */
export class PublicLimitReached extends Schema.TaggedError<PublicLimitReached>()("PublicLimitReached", {}) {
  override get message() {
    return "You can only have 5 public feedbacks. Please make some feedback private before making this one public."
  }
}
