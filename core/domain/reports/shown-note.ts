import { Schema } from "effect"
import { day, feedbackId, keyFields } from "../values/stored-fields.ts"

/** Refers to a note that its owner shows to the operator. Has the note's id and no copy of its text. */
export const ShownNote = Schema.Struct({ ...keyFields("shown-note"), id: feedbackId, shownOn: day })
export type ShownNote = typeof ShownNote.Type

export class UnopenedNote extends Schema.TaggedError<UnopenedNote>()("UnopenedNote", {}) {
  override get message() {
    return "Open it before you show it."
  }
}
