import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"

type NoteDialogName = "visibility" | "swap" | "delete" | "detail" | "operator" | "answer"

export interface NoteDialogState {
  readonly name: NoteDialogName
  readonly item: FeedbackItem
}

export type OpenNoteDialog = (name: NoteDialogName, item: FeedbackItem) => void
