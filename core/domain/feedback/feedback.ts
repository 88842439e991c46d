import { Brand, Schema } from "effect"
import { categories, sentiments } from "../categories/category.ts"
import { added, day, feedbackId, keyFields, sealedText } from "../values/stored-fields.ts"
import { refusalKinds } from "./rejection-kinds.ts"

export type FeedbackId = string & Brand.Brand<"FeedbackId">
export const FeedbackId = Brand.nominal<FeedbackId>()

const moderationStatuses = ["pending", "approved", "rejected"] as const

type ModerationStatus = (typeof moderationStatuses)[number]

/** An item of feedback as any version stored it (spec section 3). Contains nothing about its writer. */
export const StoredFeedback = Schema.Struct({
  ...keyFields("feedback"),
  id: feedbackId,
  content: sealedText,
  segment: Schema.Literals(sentiments),
  /** JSON `{category, summary}`, sealed; null until approved. */
  aiSummary: Schema.NullOr(sealedText),
  aiCategory: Schema.Literals(categories),
  isPublic: Schema.Boolean,
  isModerated: Schema.Boolean,
  moderationStatus: Schema.Literals(moderationStatuses),
  /**
   * `covered`: approved by an unsure guard and not yet opened by its owner. `shown`: opened, or once public, and
   * never covered again.
   */
  cover: added(Schema.NullOr(Schema.Literals(["covered", "shown"]))),
  /** Null unless rejected, and in items from before this field. */
  rejectedFor: added(Schema.NullOr(Schema.Literals(refusalKinds))),
  isStarred: added(Schema.Boolean),
  isDone: added(Schema.Boolean),
  /** Hidden from its owner until a boundary of the release window. */
  isHeld: added(Schema.Boolean),
  createdOn: day
})
type StoredFeedback = typeof StoredFeedback.Type

/** An item with all its fields. */
export type Feedback = Required<StoredFeedback>

const isComplete = (item: StoredFeedback): item is Feedback =>
  item.isHeld !== undefined &&
  item.cover !== undefined &&
  item.rejectedFor !== undefined &&
  item.isStarred !== undefined &&
  item.isDone !== undefined

/** Fills in the fields that items of earlier versions lack. */
export const completed = (item: StoredFeedback): Feedback =>
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
