import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"

type NoteDialogKind = "visibility" | "swap" | "delete" | "detail" | "operator" | "answer"

export interface NoteQuestion {
  readonly about: NoteDialogKind
  readonly item: FeedbackItem
}

export type OpenNoteDialog = (about: NoteDialogKind, item: FeedbackItem) => void
