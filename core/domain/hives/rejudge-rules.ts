import { Result } from "effect"
import { type Category, generalCategory, type Sentiment } from "../categories/category.ts"
import { type Feedback, type FeedbackId, stateOf } from "../feedback/feedback.ts"
import type { RejectionKind } from "../feedback/rejection-kinds.ts"
import { insightKey } from "../insight/stored-insight.ts"
import { judgedAs } from "../moderation/judged-as.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import type { StoredRecord } from "../records/record-kinds.ts"
import type { Sealed } from "../values/sealed.ts"
import type { RecordKey } from "./change.ts"
import type { ChangeResult } from "./change-result.ts"
import type { HiveWithItems } from "./hive.ts"
import { correctionFor, type RewardContext, rewardFor, statsWithout, withReward } from "./reward-rules.ts"

export interface StoredAnalysis {
  readonly category: Category
  readonly sentiment: Sentiment
  readonly summary: Sealed
}

export interface RejudgedItem {
  /** The item when it was judged. If it was settled otherwise in the meantime, it is skipped. */
  readonly item: Feedback
  /** Undefined if the last verdict stands unchanged. */
  readonly verdict: VerdictRecord | undefined
  readonly decision: VerdictRecord["decision"]
  readonly rejectedFor: RejectionKind | null
  /** Present if the item is no longer rejected, or may change its category. */
  readonly analysis: StoredAnalysis | undefined
}

/**
 * Effect of a new verdict: `uncovered` means that the guard is sure now, `moved` another category or sentiment,
 * `gone` that the item was deleted or settled in the meantime.
 */
export type RejudgeEffect = "same" | "approved" | "covered" | "uncovered" | "rejected" | "moved" | "gone"

export interface RejudgeResult {
  readonly id: FeedbackId
  readonly fate: RejudgeEffect
}

/** The hive after some of the items, and the records to write. */
interface RejudgeStep {
  readonly hive: HiveWithItems
  readonly put: ReadonlyArray<StoredRecord>
  readonly remove: ReadonlyArray<RecordKey>
}

const unsortedFields = { segment: "neutral", aiSummary: null, aiCategory: generalCategory } as const

const sortedFields = ({ category, sentiment, summary }: StoredAnalysis) => ({
  segment: sentiment,
  aiSummary: summary,
  aiCategory: category
})

/**
 * Removes the item from the public page, takes back its rewards, and removes the insight, which may mention it.
 * Badges stay. A held item has no rewards yet.
 */
const rejectItem = (hive: HiveWithItems, item: Feedback, { rejectedFor }: RejudgedItem): RejudgeStep => {
  const next = { ...item, ...unsortedFields, isPublic: false, ...judgedAs(item, "rejected"), rejectedFor }
  if (item.isHeld) return { hive, put: [next], remove: [] }
  const entries = hive.points.get(item.id) ?? []
  const stats = statsWithout(hive.stats, item.aiCategory, entries)
  return { hive: { ...hive, stats }, put: [next, stats], remove: [...entries, insightKey(item.owner)] }
}

/** Rewards the item as at its first settling; a held one on its release. */
const approveItem = (
  hive: HiveWithItems,
  next: Feedback,
  analysis: StoredAnalysis,
  by: RewardContext
): RejudgeStep => {
  if (next.isHeld) return { hive, put: [next], remove: [] }
  const reward = rewardFor(hive, next.id, analysis.category, by)
  const put = [next, reward.stats, ...reward.badges, ...reward.entries]
  return { hive: withReward(hive, reward), put, remove: [] }
}

const moveItem = (
  hive: HiveWithItems,
  item: Feedback,
  analysis: StoredAnalysis,
  by: RewardContext
): RejudgeStep => {
  const next = { ...item, ...sortedFields(analysis) }
  if (item.isHeld || item.aiCategory === analysis.category) return { hive, put: [next], remove: [] }
  const reward = correctionFor(hive, item, analysis.category, by)
  const put = [next, reward.stats, ...reward.badges, ...reward.entries]
  return { hive: withReward(hive, reward), put, remove: [] }
}

/**
 * Keeps an approved item, which may move to another category. Covering it removes the insight, which may mention it.
 */
const keepItem = (
  hive: HiveWithItems,
  item: Feedback,
  analysis: StoredAnalysis | undefined,
  by: RewardContext
): RejudgeStep => {
  const step = isMoved(item, analysis)
    ? moveItem(hive, item, analysis, by)
    : { hive, put: [item], remove: [] }
  return item.cover === "covered" ? { ...step, remove: [insightKey(item.owner)] } : step
}

const isAsJudged = (item: Feedback, { item: known }: RejudgedItem): boolean =>
  item.moderationStatus === known.moderationStatus &&
  item.aiCategory === known.aiCategory &&
  item.segment === known.segment

const isMoved = (item: Feedback, analysis: StoredAnalysis | undefined): analysis is StoredAnalysis =>
  analysis !== undefined && (analysis.category !== item.aiCategory || analysis.sentiment !== item.segment)

/** A new summary alone doesn't change an item: a language model words it differently each time. */
const fateOf = (item: Feedback | undefined, judged: RejudgedItem): RejudgeEffect => {
  if (item === undefined || item.moderationStatus === "pending" || !isAsJudged(item, judged)) return "gone"
  const [before, after] = [stateOf(item), stateOf(judgedAs(item, judged.decision))]
  if (before === "rejected" && after !== before && judged.analysis === undefined) return "gone"
  if (before === "covered" && after === "approved") return "uncovered"
  if (before !== after) return after
  return after !== "rejected" && isMoved(item, judged.analysis) ? "moved" : "same"
}

const unchangedStep = (hive: HiveWithItems): RejudgeStep => ({ hive, put: [], remove: [] })

const stepFor = (
  hive: HiveWithItems,
  judged: RejudgedItem,
  fate: RejudgeEffect,
  by: RewardContext
): RejudgeStep => {
  const item = hive.items.get(judged.item.id)
  if (item === undefined || fate === "gone") return unchangedStep(hive)
  if (fate === "rejected") return rejectItem(hive, item, judged)
  const { analysis, rejectedFor, decision } = judged
  const next = { ...item, ...judgedAs(item, decision), rejectedFor }
  if (fate === "same") {
    const isUnchanged = rejectedFor === item.rejectedFor && next.cover === item.cover
    return { hive, put: isUnchanged ? [] : [next], remove: [] }
  }
  if (item.moderationStatus !== "rejected") return keepItem(hive, next, analysis, by)
  return analysis === undefined
    ? unchangedStep(hive)
    : approveItem(hive, { ...next, ...sortedFields(analysis) }, analysis, by)
}

/** Keeps only the final counters: each step has put its own. */
const withLastStats = (
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
  const [put, remove]: [Array<StoredRecord>, Array<RecordKey>] = [[], []]
  const answer = judged.map((one) => {
    const fate = fateOf(hive.items.get(one.item.id), one)
    const step = stepFor(reached, one, fate, by)
    reached = step.hive
    put.push(...step.put, ...(fate === "gone" || one.verdict === undefined ? [] : [one.verdict]))
    remove.push(...step.remove)
    return { id: one.item.id, fate }
  })
  return Result.succeed({ change: { put: withLastStats(put, reached), remove }, answer })
}
