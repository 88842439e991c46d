import {
  type Feedback,
  type FeedbackId,
  isApproved,
  isListed,
  isPublished,
  isReadable,
  type Reply
} from "../feedback/feedback.ts"
import type { RejectionKind } from "../feedback/rejection-kinds.ts"
import { insightKey } from "../insight/stored-insight.ts"
import { rejectionKindOf } from "../moderation/rejection-kind-of.ts"
import { inRoundOrder, type VerdictRecord } from "../moderation/verdict-record.ts"
import type { PointsEntry } from "../points/points.ts"
import { lastBoundary, windowMillis } from "../release/release-boundary.ts"
import { daysOfShownNotes, isWithinDays } from "../reports/operator-days.ts"
import { type Day, dayOf } from "../values/day.ts"
import { type Change, emptyChange, putChange } from "./change.ts"
import { type ChangeResult, changed, unchanged } from "./change-result.ts"
import type { Hive, HiveWithItems } from "./hive.ts"
import { statsWithout } from "./reward-rules.ts"

/** Shown to the holder of a receipt. A covered item is shown like any other, opened or not. */
interface ReceiptView extends Pick<Reply, "status" | "answer"> {
  readonly state: "received" | "shown" | "rejected"
  readonly rejectedFor: RejectionKind | null
}

const isEarlier = (day: Day | null, today: Day): boolean => day !== null && day < today

const received: ReceiptView = { state: "received", rejectedFor: null, status: null, answer: null }

const lastVerdictBefore = (verdicts: ReadonlyArray<VerdictRecord>, today: Day): VerdictRecord | undefined =>
  inRoundOrder(verdicts).findLast(({ judgedOn }) => judgedOn < today)

/**
 * Leaves out what happened today: a finer time would link a lookup to an act of the owner or the guard. Undefined for
 * an item that its writer took back.
 */
export const viewReceipt = (
  item: Feedback,
  verdicts: ReadonlyArray<VerdictRecord>,
  today: Day
): ReceiptView | undefined => {
  if (item.isWithdrawn) return undefined
  const verdict = lastVerdictBefore(verdicts, today)
  if (!isListed(item) || verdict === undefined || item.createdOn >= today) return received
  if (verdict.decision === "rejected")
    return { ...received, state: "rejected", rejectedFor: rejectionKindOf(verdict) }
  const { status = null, statusOn = null } = item
  return {
    ...received,
    state: "shown",
    status: isEarlier(statusOn, today) ? status : null,
    answer: isPublished(item) && isEarlier(item.answeredOn, today) ? item.answer : null
  }
}

/**
 * Takes an item back: at once and without a trace before its release, afterwards at the next boundary. Does nothing
 * for one that is gone.
 */
export const takeBackItem = (
  { items, verdicts }: Pick<HiveWithItems, "items" | "verdicts">,
  id: FeedbackId,
  today: Day
): ChangeResult<void, never> => {
  const item = items.get(id)
  const change = (): Change => {
    if (item === undefined || item.isWithdrawn) return emptyChange
    return isListed(item)
      ? putChange({ ...item, isWithdrawn: true, withdrawnOn: today })
      : { put: [], remove: [item, ...(verdicts.get(id) ?? [])] }
  }
  return changed(change())
}

interface Withdrawal {
  readonly now: number
  /** The window of the owner's rule; at least one. */
  readonly minutes: number
  /** Random: it doesn't name the item, which is gone. */
  readonly entryId: string
}

/** At a boundary every item is due; later, one taken back before the boundary's day, because it missed that boundary. */
const isDue = ({ withdrawnOn }: Feedback, { now, minutes }: Withdrawal): boolean => {
  const boundary = lastBoundary(now, minutes)
  return now === boundary || isEarlier(withdrawnOn, dayOf(boundary))
}

const earliestDay = ({ withdrawnOn }: Feedback, { now, minutes }: Withdrawal): Day =>
  dayOf(lastBoundary(withdrawnOn === null ? now - windowMillis(minutes) : Date.parse(withdrawnOn), minutes))

const withdrawalEntry = ({ owner }: Feedback, { now, entryId }: Withdrawal): PointsEntry => ({
  kind: "points",
  id: `withdrawn:${entryId}`,
  owner,
  points: 0,
  source: "feedback",
  description: "Withdrawn by its writer",
  feedbackId: null,
  badgeId: null,
  createdOn: dayOf(now)
})

/**
 * Removes an item that its writer took back, if it is due, like one that its owner deletes. Where the owner had shown it
 * to the operator, the reference keeps the text.
 */
export const removeWithdrawnItem = (
  { items, points, verdicts, stats, shownNotes }: HiveWithItems & Pick<Hive, "shownNotes">,
  id: FeedbackId,
  withdrawal: Withdrawal
): ChangeResult<void, never> => {
  const item = items.get(id)
  if (item === undefined || !item.isWithdrawn || !isListed(item) || !isDue(item, withdrawal))
    return unchanged(undefined)
  const entries = points.get(id) ?? []
  const note = shownNotes.get(id)
  const isKept =
    note !== undefined &&
    isReadable(item) &&
    isWithinDays(daysOfShownNotes(dayOf(withdrawal.now)), note.shownOn)
  const change: Change = {
    put: [
      withdrawalEntry(item, withdrawal),
      ...(isApproved(item) ? [statsWithout(stats, item.category, entries)] : []),
      ...(isKept ? [{ ...note, content: item.content, withdrawnOn: earliestDay(item, withdrawal) }] : [])
    ],
    remove: [
      item,
      ...entries,
      ...(verdicts.get(id) ?? []),
      insightKey(item.owner),
      ...(note === undefined || isKept ? [] : [note])
    ]
  }
  return changed(change)
}
