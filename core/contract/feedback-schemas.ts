import { Schema } from "effect"
import { categories, sentiments } from "../domain/categories/category.ts"
import { rejectionKinds } from "../domain/feedback/rejection-kinds.ts"
import { replyStatuses } from "../domain/feedback/reply-statuses.ts"

/**
 * An item in its owner's list. The content of rejected and covered items is a placeholder, never the text, and their
 * `aiSummary`, otherwise JSON `{category, summary}`, is empty. Covered items show as neutral.
 */
export const FeedbackItem = Schema.Struct({
  id: Schema.String,
  content: Schema.String,
  aiCategory: Schema.Literals(categories),
  aiSummary: Schema.String,
  sentiment: Schema.Literals(sentiments),
  isPublic: Schema.Boolean,
  moderationStatus: Schema.Literals(["approved", "rejected"]),
  isCovered: Schema.Boolean,
  /** Null unless rejected, and for items from before this field. */
  rejectedFor: Schema.NullOr(Schema.Literals(rejectionKinds)),
  /** The owner's question that it answers. Null: none, or fewer than three released notes answer it. */
  question: Schema.NullOr(Schema.String),
  status: Schema.NullOr(Schema.Literals(replyStatuses)),
  answer: Schema.NullOr(Schema.String),
  /** 12:00 UTC of the day of arrival. */
  createdAt: Schema.String
})
export type FeedbackItem = typeof FeedbackItem.Type

export const FeedbackItems = Schema.Array(FeedbackItem)
export type FeedbackItems = typeof FeedbackItems.Type

const Marks = Schema.Struct({ starred: Schema.Boolean, done: Schema.Boolean })

/** A mark that is left out stays as it is, perhaps as another device set it. */
const MarkChange = Schema.Struct({
  starred: Schema.optionalKey(Schema.Boolean),
  done: Schema.optionalKey(Schema.Boolean)
})

/** Marks are separate from items, so that scripts of owners keep working. */
const ItemMarks = Schema.Struct({ id: Schema.String, ...Marks.fields })
export type ItemMarks = typeof ItemMarks.Type

const Visibility = Schema.Struct({ isPublic: Schema.Boolean })

const Swap = Schema.Struct({ with: Schema.String })

const Status = Schema.Struct({ status: FeedbackItem.fields.status })

/** At most 300 characters, under the rules of feedback; null takes the answer back. */
const Answer = Schema.Struct({ answer: FeedbackItem.fields.answer })

export const feedbackSchemas = {
  listFeedback: { body: null, response: FeedbackItems },
  setVisibility: { body: Visibility, response: FeedbackItem },
  swapFeedback: { body: Swap, response: FeedbackItem },
  uncoverFeedback: { body: null, response: FeedbackItem },
  readMarks: { body: null, response: Schema.Array(ItemMarks) },
  markFeedback: { body: MarkChange, response: ItemMarks },
  setStatus: { body: Status, response: FeedbackItem },
  answerFeedback: { body: Answer, response: FeedbackItem },
  deleteFeedback: { body: null, response: null }
} as const
