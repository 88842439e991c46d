import { Result } from "effect"
import { type FeedbackId, FeedbackNotFound, isReadable } from "../feedback/feedback.ts"
import type { SubmissionKey } from "../feedback/submission-key.ts"
import type { Decision } from "../moderation/verdict.ts"
import { lastDayShown } from "../reports/operator-days.ts"
import type { Report } from "../reports/report.ts"
import { newShownNote, type ShownNote, UnopenedNote } from "../reports/shown-note.ts"
import type { Day } from "../values/day.ts"
import { putChange } from "./change.ts"
import { type ChangeResult, changed, stored, unchanged } from "./change-result.ts"
import { findApproved } from "./find-approved.ts"
import type { Hive } from "./hive.ts"
import { oncePerKey } from "./submission-key-rules.ts"

/** A key that is used again with other words brings another report: a refusal would tell that the page exists. */
export const addReport = (
  { submissionKey: known }: Pick<Hive, "submissionKey">,
  report: Report,
  key: SubmissionKey | undefined
): ChangeResult<void, never> => {
  const store = (...keys: ReadonlyArray<SubmissionKey>): ChangeResult<void, never> =>
    changed(putChange(report, ...keys))
  return Result.orElse(oncePerKey({ known, key }, store), () => store(...(key === undefined ? [] : [key])))
}

/** Keeps the guard's first opinion, and brings back no report that was closed meanwhile. */
export const markReports = (
  { reports }: Pick<Hive, "reports">,
  marks: ReadonlyMap<string, Decision>
): ChangeResult<void, never> => {
  const marked = [...marks].flatMap(([id, mark]) => {
    const report = reports.get(id)
    return report === undefined || report.mark !== null ? [] : { ...report, mark }
  })
  return changed(putChange(...marked))
}

export const showItem = (
  hive: Pick<Hive, "account" | "items" | "shownNotes">,
  id: FeedbackId,
  today: Day
): ChangeResult<ShownNote, FeedbackNotFound | UnopenedNote> => {
  const item = findApproved(hive, id)
  if (item === undefined) return Result.fail(new FeedbackNotFound())
  if (!isReadable(item)) return Result.fail(new UnopenedNote())
  const known = hive.shownNotes.get(id)
  if (known !== undefined && lastDayShown(known.shownOn) >= today) {
    return unchanged(known)
  }
  const shown = newShownNote(item, today)
  return stored(shown)
}
