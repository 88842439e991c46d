import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"

type Question = "visibility" | "swap" | "delete" | "detail"

/** One dialog about one item. */
export interface NoteQuestion {
  readonly about: Question
  readonly item: FeedbackItem
}

export type Ask = (about: Question, item: FeedbackItem) => void
