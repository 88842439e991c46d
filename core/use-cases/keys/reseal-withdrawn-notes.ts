import { Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import { associatedDataOfNote, type ShownNote } from "../../domain/reports/shown-note.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { resealedText } from "./resealed-item.ts"

const reseal = Effect.fnUntraced(function* (note: ShownNote) {
  if (note.content === null) return []
  const { sealed, opens } = yield* resealedText(note.content, associatedDataOfNote(note))
  return [{ before: note, after: { ...note, content: sealed }, opens }]
})

/** Reseals the texts that the operator can still read of notes that were taken back. One that is gone stays gone. */
export const resealWithdrawnNotes = Effect.fnUntraced(function* (owner: OwnerId) {
  const store = yield* HiveStore
  const { shownNotes } = yield* store.read(owner, { shownNotes: true })
  const resealed = (yield* Effect.forEach([...shownNotes.values()], reseal)).flat()
  const changed = resealed.filter(({ before, after }) => before.content !== after.content)
  const sealed = yield* store.change(owner, { shownNotes: true }, (hive) => {
    const put = changed.flatMap(({ after }) => (hive.shownNotes.has(after.id) ? [after] : []))
    return Result.succeed({ change: putChange(...put), answer: put.length })
  })
  return { sealed, items: resealed.length, unreadable: resealed.filter(({ opens }) => !opens).length }
})
