import type { OwnerId } from "../accounts/account.ts"
import { type Category, generalCategory, type Sentiment } from "../categories/category.ts"
import type { Day } from "../values/day.ts"
import type { Sealed } from "../values/sealed.ts"
import type { ApprovedItem, Feedback, FeedbackId, RejectedItem } from "./feedback.ts"
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

const originFromStored = ({ id, owner, content, isHeld = false, createdOn }: StoredFeedback) => ({
  kind: "feedback" as const,
  id,
  owner,
  content,
  isHeld,
  createdOn
})

const rejectedFromStored = (stored: StoredFeedback): RejectedItem => ({
  ...originFromStored(stored),
  moderationStatus: "rejected",
  rejectedFor: stored.rejectedFor ?? null,
  wasShown: stored.cover === "shown",
  isStarred: stored.isStarred ?? false,
  isDone: stored.isDone ?? false
})

const approvedFromStored = (stored: StoredFeedback): ApprovedItem => {
  const fields = {
    ...originFromStored(stored),
    moderationStatus: "approved",
    category: stored.aiCategory,
    sentiment: stored.segment,
    summary: stored.aiSummary,
    isStarred: stored.isStarred ?? false,
    isDone: stored.isDone ?? false
  } as const
  if (stored.cover === "covered") return { ...fields, visibility: "covered" }
  const wasShown = stored.cover === "shown"
  return stored.isPublic && !fields.isHeld
    ? { ...fields, visibility: "public", wasShown, isHeld: false }
    : { ...fields, visibility: "private", wasShown }
}

/**
 * Reads an item of any version. The status decides where stored fields contradict each other, and an item is public
 * only if no field speaks against it.
 */
export const feedbackFromStored = (stored: StoredFeedback): Feedback => {
  if (stored.moderationStatus === "approved") return approvedFromStored(stored)
  if (stored.moderationStatus === "pending")
    return { ...originFromStored(stored), moderationStatus: "pending" }
  return rejectedFromStored(stored)
}

const unmarked = { isStarred: false, isDone: false } as const

const coverOf = (item: Feedback): "covered" | "shown" | null => {
  if (item.visibility === "covered") return "covered"
  return item.moderationStatus !== "pending" && item.wasShown === true ? "shown" : null
}

export const feedbackToStored = (item: Feedback): StoredFeedback => {
  const { id, owner, content, isHeld, createdOn, moderationStatus } = item
  const { category, sentiment, summary } =
    item.moderationStatus === "approved"
      ? item
      : ({ category: generalCategory, sentiment: "neutral", summary: null } as const)
  const { isStarred, isDone } = item.moderationStatus === "pending" ? unmarked : item
  return {
    kind: "feedback",
    id,
    owner,
    content,
    segment: sentiment,
    aiSummary: summary,
    aiCategory: category,
    isPublic: item.visibility === "public",
    isModerated: moderationStatus !== "pending",
    moderationStatus,
    cover: coverOf(item),
    rejectedFor: item.rejectedFor ?? null,
    isStarred,
    isDone,
    isHeld,
    createdOn
  }
}
