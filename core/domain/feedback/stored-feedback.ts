import { Schema } from "effect"
import { categories, generalCategory, sentiments } from "../categories/category.ts"
import { ReleaseRule } from "../release/release-rule.ts"
import { added, day, feedbackId, keyFields, sealedText, text } from "../values/stored-fields.ts"
import { type Feedback, originOf } from "./feedback.ts"
import { rejectionKinds } from "./rejection-kinds.ts"
import { replyStatuses } from "./reply-statuses.ts"

/** An item of feedback as any version stored it (spec section 3). Contains nothing about its writer. */
export const StoredFeedback = Schema.Struct({
  ...keyFields("feedback"),
  id: feedbackId,
  content: sealedText,
  segment: Schema.Literals(sentiments),
  aiSummary: Schema.NullOr(sealedText),
  aiCategory: Schema.Literals(categories),
  isPublic: Schema.Boolean,
  isModerated: Schema.Boolean,
  moderationStatus: Schema.Literals(["pending", "approved", "rejected"]),
  cover: added(Schema.NullOr(Schema.Literals(["covered", "shown"]))),
  rejectedFor: added(Schema.NullOr(Schema.Literals(rejectionKinds))),
  isStarred: added(Schema.Boolean),
  isDone: added(Schema.Boolean),
  isHeld: added(Schema.Boolean),
  heldBy: added(Schema.NullOr(ReleaseRule)),
  question: added(Schema.NullOr(text)),
  status: added(Schema.NullOr(Schema.Literals(replyStatuses))),
  statusOn: added(Schema.NullOr(day)),
  answer: added(Schema.NullOr(sealedText)),
  answeredOn: added(Schema.NullOr(day)),
  receipt: added(Schema.NullOr(text)),
  isWithdrawn: added(Schema.Boolean),
  withdrawnOn: added(Schema.NullOr(day)),
  createdOn: day
})
export type StoredFeedback = typeof StoredFeedback.Type

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
  heldBy = null,
  question = null,
  status = null,
  statusOn = null,
  answer = null,
  answeredOn = null,
  receipt = null,
  isWithdrawn = false,
  withdrawnOn = null,
  ...fields
}: StoredFeedback): Feedback => {
  const origin = {
    ...fields,
    isHeld,
    heldBy: isHeld ? heldBy : null,
    question,
    receipt,
    isWithdrawn,
    withdrawnOn
  }
  if (moderationStatus === "pending") return { ...origin, moderationStatus }
  const wasShown = cover === "shown"
  if (moderationStatus !== "approved")
    return {
      ...origin,
      moderationStatus: "rejected",
      question: null,
      rejectedFor,
      wasShown,
      isStarred,
      isDone
    }
  const approved = {
    ...origin,
    moderationStatus,
    category,
    sentiment,
    summary,
    isStarred,
    isDone,
    status,
    statusOn
  }
  if (cover === "covered") return { ...approved, visibility: cover }
  return isPublic && !isHeld
    ? { ...approved, visibility: "public", wasShown, answer, answeredOn, isHeld, heldBy: null }
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
  const { status = null, statusOn = null, answer = null, answeredOn = null } = item
  const { heldBy, question, receipt, withdrawnOn, ...origin } = originOf(item)
  return {
    ...origin,
    ...(heldBy === null ? {} : { heldBy }),
    ...(question === null ? {} : { question }),
    ...(status === null ? {} : { status }),
    ...(statusOn === null ? {} : { statusOn }),
    ...(answer === null ? {} : { answer }),
    ...(answeredOn === null ? {} : { answeredOn }),
    ...(receipt === null ? {} : { receipt }),
    ...(withdrawnOn === null ? {} : { withdrawnOn }),
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
