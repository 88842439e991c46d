import type { OwnerId } from "../accounts/account.ts"
import { type Category, generalCategory, type Sentiment } from "../categories/category.ts"
import type { Day } from "../values/day.ts"
import type { Sealed } from "../values/sealed.ts"
import { type Feedback, type FeedbackId, originOf } from "./feedback.ts"
import type { RejectionKind } from "./rejection-kinds.ts"

/** An item of feedback as stored (spec section 3). Earlier versions lack the optional fields. */
export interface StoredFeedback {
  readonly kind: "feedback"
  readonly id: FeedbackId
  readonly owner: OwnerId
  readonly content: Sealed
  readonly segment: Sentiment
  readonly aiSummary: Sealed | null
  readonly aiCategory: Category
  readonly isPublic: boolean
  readonly isModerated: boolean
  readonly moderationStatus: Feedback["moderationStatus"]
  /** `shown`: opened, or once public. */
  readonly cover?: "covered" | "shown" | null
  readonly rejectedFor?: RejectionKind | null
  readonly isStarred?: boolean
  readonly isDone?: boolean
  readonly isHeld?: boolean
  readonly createdOn: Day
}

/**
 * Reads an item of any version, and keeps what later versions added. The status decides where fields contradict each
 * other, and an item is public only if no field speaks against it.
 */
export const feedbackFromStored = ({
  segment: sentiment,
  aiSummary: summary,
  aiCategory: category,
  isPublic,
  isModerated: _isModerated,
  moderationStatus,
  cover = null,
  rejectedFor = null,
  isStarred = false,
  isDone = false,
  isHeld = false,
  ...fields
}: StoredFeedback): Feedback => {
  const origin = { ...fields, isHeld }
  if (moderationStatus === "pending") return { ...origin, moderationStatus }
  const wasShown = cover === "shown"
  if (moderationStatus !== "approved")
    return { ...origin, moderationStatus: "rejected", rejectedFor, wasShown, isStarred, isDone }
  const approved = { ...origin, moderationStatus, category, sentiment, summary, isStarred, isDone }
  if (cover === "covered") return { ...approved, visibility: cover }
  return isPublic && !isHeld
    ? { ...approved, visibility: "public", wasShown, isHeld }
    : { ...approved, visibility: "private", wasShown }
}

const coverOf = ({ visibility, wasShown }: Feedback): "covered" | "shown" | null => {
  if (visibility === "covered") return visibility
  return wasShown === true ? "shown" : null
}

export const feedbackToStored = (item: Feedback): StoredFeedback => {
  const { moderationStatus, visibility, rejectedFor = null } = item
  const { category = generalCategory, sentiment = "neutral", summary = null } = item
  const { isStarred = false, isDone = false } = item
  return {
    ...originOf(item),
    segment: sentiment,
    aiSummary: summary,
    aiCategory: category,
    isPublic: visibility === "public",
    isModerated: moderationStatus !== "pending",
    moderationStatus,
    cover: coverOf(item),
    rejectedFor,
    isStarred,
    isDone
  }
}
