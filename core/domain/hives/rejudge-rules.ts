import { Result } from "effect"
import {
  type ApprovedItem,
  type Feedback,
  type FeedbackId,
  type ItemAnalysis,
  isJudged,
  type JudgedItem,
  type RejectedItem,
  stateOf
} from "../feedback/feedback.ts"
import type { RejectionKind } from "../feedback/rejection-kinds.ts"
import { insightKey } from "../insight/stored-insight.ts"
import { approvedAs, rejectedAs } from "../moderation/judged-as.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import type { StoredRecord } from "../records/record-kinds.ts"
import type { Sealed } from "../values/sealed.ts"
import type { RecordKey } from "./change.ts"
import type { ChangeResult } from "./change-result.ts"
import type { HiveWithItems } from "./hive.ts"
import {
  correctionFor,
  type Reward,
  type RewardContext,
  rewardFor,
  statsWithout,
  withReward
} from "./reward-rules.ts"

export interface StoredAnalysis extends ItemAnalysis {
  readonly summary: Sealed
}

export interface RejudgedItem {
  readonly item: JudgedItem
  readonly verdict: VerdictRecord | undefined
  readonly decision: VerdictRecord["decision"]
  readonly rejectedFor: RejectionKind | null
  /** Present if the item is no longer rejected, or may change its category. */
  readonly analysis: StoredAnalysis | undefined
}

/**
 * Outcome of a new verdict: `uncovered` means that the guard is sure now, `moved` another category or sentiment,
 * `gone` that the item was deleted or settled in the meantime.
 */
export type RejudgeOutcome = "same" | "approved" | "covered" | "uncovered" | "rejected" | "moved" | "gone"

export interface RejudgeResult {
  readonly id: FeedbackId
  readonly outcome: RejudgeOutcome
}

interface RejudgeStep {
  readonly hive: HiveWithItems
  readonly put: ReadonlyArray<StoredRecord>
  readonly remove: ReadonlyArray<RecordKey>
}

/**
 * Removes the item from the public page, takes back its rewards, and removes the insight, which may mention it.
 * Badges stay. A held item has no rewards yet.
 */
const rejectItem = (hive: HiveWithItems, item: ApprovedItem, next: RejectedItem): RejudgeStep => {
  if (item.isHeld) return { hive, put: [next], remove: [] }
  const entries = hive.points.get(item.id) ?? []
  const stats = statsWithout(hive.stats, item.category, entries)
  return { hive: { ...hive, stats }, put: [next, stats], remove: [...entries, insightKey(item.owner)] }
}

const withItemAndReward = (hive: HiveWithItems, next: ApprovedItem, reward: Reward): RejudgeStep => ({
  hive: withReward(hive, reward),
  put: [next, reward.stats, ...reward.badges, ...reward.entries],
  remove: []
})

const approveItem = (hive: HiveWithItems, next: ApprovedItem, by: RewardContext): RejudgeStep =>
  next.isHeld
    ? { hive, put: [next], remove: [] }
    : withItemAndReward(hive, next, rewardFor(hive, next.id, next.category, by))

const moveItem = (
  hive: HiveWithItems,
  item: ApprovedItem,
  next: ApprovedItem,
  by: RewardContext
): RejudgeStep =>
  item.isHeld || item.category === next.category
    ? { hive, put: [next], remove: [] }
    : withItemAndReward(hive, next, correctionFor(hive, item, next.category, by))

const keepApprovedItem = (
  hive: HiveWithItems,
  item: ApprovedItem,
  next: ApprovedItem,
  by: RewardContext
): RejudgeStep => {
  const step = moveItem(hive, item, next, by)
  return next.visibility === "covered" ? { ...step, remove: [insightKey(item.owner)] } : step
}

const hasSameAnalysis = (a: JudgedItem, b: JudgedItem): boolean =>
  a.moderationStatus === "rejected" ||
  b.moderationStatus === "rejected" ||
  (a.category === b.category && a.sentiment === b.sentiment)

const isAsJudged = (item: JudgedItem, { item: known }: RejudgedItem): boolean =>
  item.moderationStatus === known.moderationStatus && hasSameAnalysis(item, known)

const isMoved = (item: ApprovedItem, analysis: StoredAnalysis | undefined): analysis is StoredAnalysis =>
  analysis !== undefined && (analysis.category !== item.category || analysis.sentiment !== item.sentiment)

interface RejudgedStates {
  readonly item: JudgedItem
  readonly next: JudgedItem
}

const rejudgedStates = (item: Feedback | undefined, judged: RejudgedItem): RejudgedStates | undefined => {
  if (item === undefined || !isJudged(item) || !isAsJudged(item, judged)) return undefined
  const { decision, rejectedFor, analysis } = judged
  if (decision === "rejected") return { item, next: rejectedAs(item, rejectedFor) }
  if (item.moderationStatus === "approved")
    return { item, next: approvedAs(item, decision, isMoved(item, analysis) ? analysis : item) }
  return analysis === undefined ? undefined : { item, next: approvedAs(item, decision, analysis) }
}

/** A new summary alone doesn't change an item: a language model words it differently each time. */
const outcomeOf = ({ item, next }: RejudgedStates): Exclude<RejudgeOutcome, "gone"> => {
  const before = stateOf(item)
  const after = stateOf(next)
  if (before === "covered" && after === "approved") return "uncovered"
  if (before !== after) return after
  return hasSameAnalysis(item, next) ? "same" : "moved"
}

const isUnchanged = ({ item, next }: RejudgedStates): boolean =>
  next.rejectedFor === item.rejectedFor && next.wasShown === item.wasShown

const stepFor = (hive: HiveWithItems, states: RejudgedStates, by: RewardContext): RejudgeStep => {
  const { item, next } = states
  if (outcomeOf(states) === "same") return { hive, put: isUnchanged(states) ? [] : [next], remove: [] }
  if (item.moderationStatus === "approved")
    return next.moderationStatus === "approved"
      ? keepApprovedItem(hive, item, next, by)
      : rejectItem(hive, item, next)
  return next.moderationStatus === "approved"
    ? approveItem(hive, next, by)
    : { hive, put: [next], remove: [] }
}

const withOnlyLastStats = (
  put: ReadonlyArray<StoredRecord>,
  { stats }: HiveWithItems
): ReadonlyArray<StoredRecord> =>
  put.some(({ kind }) => kind === "stats") ? [...put.filter(({ kind }) => kind !== "stats"), stats] : put

/**
 * Applies new verdicts in one change, item by item, each with its points, counters, badges, history and visibility.
 * Skips pending items, and items that changed since they were judged.
 */
export const rejudge = (
  hive: HiveWithItems,
  judged: ReadonlyArray<RejudgedItem>,
  by: RewardContext
): ChangeResult<ReadonlyArray<RejudgeResult>> => {
  let reached = hive
  const put: Array<StoredRecord> = []
  const remove: Array<RecordKey> = []
  const answer = judged.map((one): RejudgeResult => {
    const { id } = one.item
    const states = rejudgedStates(hive.items.get(id), one)
    if (states === undefined) return { id, outcome: "gone" }
    const step = stepFor(reached, states, by)
    reached = step.hive
    put.push(...step.put, ...(one.verdict === undefined ? [] : [one.verdict]))
    remove.push(...step.remove)
    return { id, outcome: outcomeOf(states) }
  })
  return Result.succeed({ change: { put: withOnlyLastStats(put, reached), remove }, answer })
}
