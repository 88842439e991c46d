import { Schema } from "effect"
import { categories, sentiments } from "../categories/category.ts"

/** An item in its owner's list. A rejected item's content is the placeholder, never the text. */
export const FeedbackItem = Schema.Struct({
  id: Schema.String,
  content: Schema.String,
  aiCategory: Schema.Literals(categories),
  /** JSON `{category, summary}`; empty for rejected items. */
  aiSummary: Schema.String,
  sentiment: Schema.Literals(sentiments),
  isPublic: Schema.Boolean,
  moderationStatus: Schema.Literals(["approved", "rejected"]),
  /** 12:00 UTC of the day of arrival. */
  createdAt: Schema.String
})
export type FeedbackItem = typeof FeedbackItem.Type

export const FeedbackItems = Schema.Array(FeedbackItem)
export type FeedbackItems = typeof FeedbackItems.Type

/** What the owner's approved items say together (spec section 3, summary response). */
export const FeedbackSummary = Schema.Struct({
  /** False under 3 items: the other fields are empty then. */
  hasSummary: Schema.Boolean,
  overallSentiment: Schema.String,
  keyStrengths: Schema.Array(Schema.String),
  areasForImprovement: Schema.Array(Schema.String),
  generalTone: Schema.String,
  /** For each phrase of the two lists: how many items say so, and which. */
  evidence: Schema.Array(
    Schema.Struct({ phrase: Schema.String, count: Schema.Int, ids: Schema.Array(Schema.String) })
  )
})
export type FeedbackSummary = typeof FeedbackSummary.Type

export const Visibility = Schema.Struct({ isPublic: Schema.Boolean })
export type Visibility = typeof Visibility.Type

export const Submission = Schema.Struct({ content: Schema.String })
export type Submission = typeof Submission.Type

/** The same bytes for every accepted submission (design section 4). */
export const SubmissionReceipt = Schema.Struct({ message: Schema.String })
export type SubmissionReceipt = typeof SubmissionReceipt.Type

export const PublicProfile = Schema.Struct({
  user: Schema.Struct({
    name: Schema.NullOr(Schema.String),
    jobTitle: Schema.NullOr(Schema.String),
    bio: Schema.NullOr(Schema.String),
    profileImageUrl: Schema.NullOr(Schema.String),
    showBadgesOnLanding: Schema.Boolean
  }),
  feedback: Schema.Array(
    Schema.Struct({ id: Schema.String, content: Schema.String, createdAt: Schema.String })
  )
})
export type PublicProfile = typeof PublicProfile.Type
