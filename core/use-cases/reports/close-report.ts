import { Effect, Option } from "effect"
import type { Admin } from "../../domain/admins/admin.ts"
import { FeedbackNotFound } from "../../domain/feedback/feedback.ts"
import { changed } from "../../domain/hives/change-result.ts"
import { daysOfReports, daysOfShownNotes, isWithinDays } from "../../domain/reports/operator-days.ts"
import { type Report, ReportNotFound } from "../../domain/reports/report.ts"
import { isStillReadable, type ShownNote } from "../../domain/reports/shown-note.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Reports } from "../../ports/reports.ts"
import { logAdminAct } from "../admins/admin-entry.ts"
import { today } from "../time/today.ts"

type ClosingOperator = Pick<Admin, "username">

const removeRecord = ({ kind, owner, id }: Report | ShownNote) =>
  HiveStore.use((store) => store.change(owner, {}, () => changed({ put: [], remove: [{ kind, owner, id }] })))

/** Deletes a report for good; logged before it takes effect. A report of today can't be closed: nobody sees it yet. */
export const closeReport = Effect.fn("closeReport")(function* (admin: ClosingOperator, id: string) {
  const days = daysOfReports(yield* today)
  const found = yield* (yield* Reports).find(id)
  if (Option.isNone(found) || !isWithinDays(days, found.value.reportedOn)) return yield* new ReportNotFound()
  yield* logAdminAct("closed a report", admin)
  yield* removeRecord(found.value).pipe(Effect.catchTag("OwnerNotFound", () => new ReportNotFound()))
})

/**
 * Ends the showing of a note for all operators; logged before it takes effect. A note that its writer took back is
 * then gone for good.
 */
export const closeShownNote = Effect.fn("closeShownNote")(function* (admin: ClosingOperator, id: string) {
  const now = yield* today
  const found = yield* (yield* Reports).findShownNote(id)
  const isSeen = (note: ShownNote): boolean =>
    isWithinDays(daysOfShownNotes(now), note.shownOn) && isStillReadable(note, now)
  if (Option.isNone(found) || !isSeen(found.value)) return yield* new FeedbackNotFound()
  yield* logAdminAct("closed a shown note", admin)
  yield* removeRecord(found.value).pipe(Effect.catchTag("OwnerNotFound", () => new FeedbackNotFound()))
})
