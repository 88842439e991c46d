import { Effect } from "effect"
import type { ShownFeedback } from "../../contract/report-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { FeedbackId } from "../../domain/feedback/feedback.ts"
import { isEmptyChange } from "../../domain/hives/change.ts"
import { showItem } from "../../domain/hives/report-rules.ts"
import { daysOfShownNotes, isWithinDays, lastDayShown } from "../../domain/reports/operator-days.ts"
import type { ShownNote } from "../../domain/reports/shown-note.ts"
import { byId } from "../../domain/values/record-order.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { logOwnerAct } from "../admins/admin-entry.ts"
import { today } from "../time/today.ts"

const viewShownNote = ({ id, shownOn }: ShownNote): ShownFeedback => ({ id, until: lastDayShown(shownOn) })

/** Shows a note to the operator until 90 days have passed or it is deleted; logged before it takes effect. */
export const showNote = Effect.fn("showNote")(function* (owner: OwnerId, id: string) {
  const item = FeedbackId(id)
  const hives = yield* HiveStore
  const on = yield* today
  const query = { items: [item], shownNotes: true } as const
  const { change } = yield* Effect.fromResult(showItem(yield* hives.read(owner, query), item, on))
  if (!isEmptyChange(change)) yield* logOwnerAct("showed a note to the operator")
  return viewShownNote(yield* hives.change(owner, query, (hive) => showItem(hive, item, on)))
})

/** The notes that the operator sees now. One that its writer took back is gone for its owner. */
export const listShownNotes = Effect.fn("listShownNotes")(function* (owner: OwnerId) {
  const days = daysOfShownNotes(yield* today)
  const { shownNotes } = yield* (yield* HiveStore).read(owner, { shownNotes: true })
  return [...shownNotes.values()]
    .filter(({ shownOn, content }) => content === null && isWithinDays(days, shownOn))
    .toSorted(byId)
    .map(viewShownNote)
})
