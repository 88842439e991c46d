import { Schema } from "effect"
import type { Feedback } from "../feedback/feedback.ts"
import type { Day } from "../values/day.ts"
import type { AssociatedData } from "../values/sealed.ts"
import { added, day, feedbackId, keyFields, sealedText } from "../values/stored-fields.ts"
import { firstWithdrawalShown } from "./operator-days.ts"

/**
 * Refers to a note that its owner shows to the operator. Has the note's id and no copy of its text, unless the writer
 * took the note back: then the operator alone can still read it.
 */
export const StoredShownNote = Schema.Struct({
  ...keyFields("shown-note"),
  id: feedbackId,
  shownOn: day,
  content: added(Schema.NullOr(sealedText)),
  /**
   * Earliest day on which it can have been taken back: that of the boundary before the one at which its owner lost
   * it.
   */
  withdrawnOn: added(Schema.NullOr(day))
})
type StoredShownNote = typeof StoredShownNote.Type

export type ShownNote = Required<StoredShownNote>

export const shownNoteFromStored = ({
  content = null,
  withdrawnOn = null,
  ...note
}: StoredShownNote): ShownNote => ({ ...note, content, withdrawnOn })

/** The note's own associated data, because its sealed text is taken over unchanged. */
export const associatedDataOfNote = ({ owner, id }: Pick<ShownNote, "owner" | "id">): AssociatedData => ({
  owner,
  item: id,
  field: "content"
})

export const isStillReadable = ({ withdrawnOn }: ShownNote, today: Day): boolean =>
  withdrawnOn === null || withdrawnOn >= firstWithdrawalShown(today)

export const newShownNote = ({ owner, id }: Pick<Feedback, "owner" | "id">, shownOn: Day): ShownNote =>
  shownNoteFromStored({ kind: "shown-note", owner, id, shownOn })

export class UnopenedNote extends Schema.TaggedError<UnopenedNote>()("UnopenedNote", {}) {
  override get message() {
    return "Open it before you show it."
  }
}
