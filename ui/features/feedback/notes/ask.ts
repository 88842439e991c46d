import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"

type Question = "visibility" | "swap" | "delete" | "detail"

export interface NoteQuestion {
  readonly about: Question
  readonly item: FeedbackItem
}

export type Ask = (about: Question, item: FeedbackItem) => void
