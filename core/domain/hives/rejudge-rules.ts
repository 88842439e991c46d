import { Result } from "effect"
import { type Category, generalCategory, type Sentiment } from "../categories/category.ts"
import { type Feedback, type FeedbackId, stateOf } from "../feedback/feedback.ts"
import type { RefusalKind } from "../feedback/refusal-kinds.ts"
import { insightKey } from "../insight/stored-insight.ts"
import { judgedAs } from "../moderation/judged-as.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import type { Sealed } from "../values/sealed.ts"
import type { RecordKey, StoredRecord } from "./change.ts"
import type { Outcome } from "./decided.ts"
import type { HiveWithItems } from "./hive.ts"
import { correctionFor, type Reckoning, rewardFor, statsWithout, withReward } from "./reward-rules.ts"

/** What an analyst says of an item today, as it is stored. */
export interface Analysed {
  readonly category: Category
  readonly sentiment: Sentiment
  readonly summary: Sealed
}

/** An item that was judged again. */
export interface JudgedAgain {
  /** As it was then. One that was settled otherwise meanwhile stays as it is. */
  readonly item: Feedback
  /** Undefined: the last one stands, as nothing in it would be new. */
  readonly verdict: VerdictRecord | undefined
  readonly decision: VerdictRecord["decision"]
  /** What it is rejected for; null when it is not. */
  readonly rejectedFor: RefusalKind | null
  /** For an item that is rejected no more, or that may move to another category. */
  readonly analysis: Analysed | undefined
}

/**
 * What becomes of an item: `uncovered` is that the guard is sure of it by now, `moved` another category or sentiment,
 * `gone` that it was deleted or settled meanwhile.
 */
export type Fate = "same" | "approved" | "covered" | "uncovered" | "rejected" | "moved" | "gone"

export interface Rejudged {
  readonly id: FeedbackId
  readonly fate: Fate
}

/** A hive on the way through several items, and what there is to write. */
interface Step {
  readonly hive: HiveWithItems
  readonly put: ReadonlyArray<StoredRecord>
  readonly remove: ReadonlyArray<RecordKey>
}

const unsorted = { segment: "neutral", aiSummary: null, aiCategory: generalCategory } as const

const sorted = ({ category, sentiment, summary }: Analysed) => ({
  segment: sentiment,
  aiSummary: summary,
  aiCategory: category
})

/**
 * It leaves the public page and gives back what it brought, and takes the insight along, which may speak of it; badges
 * stay. A held one has brought nothing yet.
 */
const reject = (hive: HiveWithItems, item: Feedback, { rejectedFor }: JudgedAgain): Step => {
  const next = { ...item, ...unsorted, isPublic: false, ...judgedAs(item, "rejected"), rejectedFor }
  if (item.isHeld) return { hive, put: [next], remove: [] }
  const entries = hive.points.get(item.id) ?? []
  const stats = statsWithout(hive.stats, item.aiCategory, entries)
  return { hive: { ...hive, stats }, put: [next, stats], remove: [...entries, insightKey(item.owner)] }
}

/** As at first settling: points, count and badges; nothing yet for a held one. */
const approve = (hive: HiveWithItems, next: Feedback, analysis: Analysed, by: Reckoning): Step => {
  if (next.isHeld) return { hive, put: [next], remove: [] }
  const reward = rewardFor(hive, next.id, analysis.category, by)
  const put = [next, reward.stats, ...reward.badges, ...reward.entries]
  return { hive: withReward(hive, reward), put, remove: [] }
}

const move = (hive: HiveWithItems, item: Feedback, analysis: Analysed, by: Reckoning): Step => {
  const next = { ...item, ...sorted(analysis) }
  if (item.isHeld || item.aiCategory === analysis.category) return { hive, put: [next], remove: [] }
  const reward = correctionFor(hive, item, analysis.category, by)
  const put = [next, reward.stats, ...reward.badges, ...reward.entries]
  return { hive: withReward(hive, reward), put, remove: [] }
}

/** An item that was not rejected and is not: as it is, unless it moves. What is covered takes the insight along. */
const keep = (hive: HiveWithItems, item: Feedback, analysis: Analysed | undefined, by: Reckoning): Step => {
  const step = moves(item, analysis) ? move(hive, item, analysis, by) : { hive, put: [item], remove: [] }
  return item.cover === "covered" ? { ...step, remove: [insightKey(item.owner)] } : step
}

const isAsJudged = (item: Feedback, { item: known }: JudgedAgain): boolean =>
  item.moderationStatus === known.moderationStatus &&
  item.aiCategory === known.aiCategory &&
  item.segment === known.segment

const moves = (item: Feedback, analysis: Analysed | undefined): analysis is Analysed =>
  analysis !== undefined && (analysis.category !== item.aiCategory || analysis.sentiment !== item.segment)

/** A new summary alone is no reason to change an item: a model words it otherwise each time. */
const fateOf = (item: Feedback | undefined, judged: JudgedAgain): Fate => {
  if (item === undefined || item.moderationStatus === "pending" || !isAsJudged(item, judged)) return "gone"
  const [before, after] = [stateOf(item), stateOf(judgedAs(item, judged.decision))]
  if (before === "rejected" && after !== before && judged.analysis === undefined) return "gone"
  if (before === "covered" && after === "approved") return "uncovered"
  if (before !== after) return after
  return after !== "rejected" && moves(item, judged.analysis) ? "moved" : "same"
}

const nothing = (hive: HiveWithItems): Step => ({ hive, put: [], remove: [] })

const stepFor = (hive: HiveWithItems, judged: JudgedAgain, fate: Fate, by: Reckoning): Step => {
  const item = hive.items.get(judged.item.id)
  if (item === undefined || fate === "gone") return nothing(hive)
  if (fate === "rejected") return reject(hive, item, judged)
  const { analysis, rejectedFor, decision } = judged
  const next = { ...item, ...judgedAs(item, decision), rejectedFor }
  if (fate === "same") {
    const isUnchanged = rejectedFor === item.rejectedFor && next.cover === item.cover
    return { hive, put: isUnchanged ? [] : [next], remove: [] }
  }
  if (item.moderationStatus !== "rejected") return keep(hive, next, analysis, by)
  return analysis === undefined
    ? nothing(hive)
    : approve(hive, { ...next, ...sorted(analysis) }, analysis, by)
}

/** The counters as they are at the end: steps before it put theirs as well. */
const withLastStats = (
  put: ReadonlyArray<StoredRecord>,
  { stats }: HiveWithItems
): ReadonlyArray<StoredRecord> =>
  put.some(({ kind }) => kind === "stats") ? [...put.filter(({ kind }) => kind !== "stats"), stats] : put

/**
 * Gives items their new verdicts in one change, one after the other: each that changes does so with its points, count,
 * badges, history and place on the public page. Pending items, and those that changed since they
 * were judged, stay as they are.
 */
export const rejudge = (
  hive: HiveWithItems,
  judged: ReadonlyArray<JudgedAgain>,
  by: Reckoning
): Outcome<ReadonlyArray<Rejudged>> => {
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
