import { Schema } from "effect"
import type { Feedback, FeedbackId } from "../feedback/feedback.ts"
import type { Day } from "../values/day.ts"
import { day, feedbackId, keyFields, text } from "../values/stored-fields.ts"
import { decisions, moderationLabels, type Verdict } from "./verdict.ts"

const LabelScores = Schema.Array(
  Schema.Struct({ label: Schema.Literals(moderationLabels), score: Schema.Finite })
)

/**
 * A stored `Verdict`, for audits. Contains no text, is never public, and is deleted with its item. Its id is item and
 * round; random in records from before replays.
 */
export const VerdictRecord = Schema.Struct({
  ...keyFields("verdict"),
  feedbackId,
  judgedOn: day,
  decision: Schema.Literals(decisions),
  labels: LabelScores,
  guard: text,
  version: text,
  reason: text
})
export type VerdictRecord = typeof VerdictRecord.Type

export const verdictIdOf = (item: FeedbackId, round: number): string => `${item}:${round}`

export const verdictRecord = (
  { id, owner }: Pick<Feedback, "id" | "owner">,
  { decision, labels, guard, version, reason }: Verdict,
  { round, judgedOn }: { readonly round: number; readonly judgedOn: Day }
): VerdictRecord => ({
  kind: "verdict",
  id: verdictIdOf(id, round),
  owner,
  feedbackId: id,
  judgedOn,
  decision,
  labels,
  guard,
  version,
  reason
})

export const roundOf = ({ feedbackId, id }: Pick<VerdictRecord, "feedbackId" | "id">): number => {
  const start = `${feedbackId}:`
  const round = id.startsWith(start) ? Number(id.slice(start.length)) : 1
  return Number.isInteger(round) && round > 0 ? round : 1
}

/** Oldest first, by round: days are too coarse, as a replay may happen on the day of arrival. */
export const inRoundOrder = (verdicts: ReadonlyArray<VerdictRecord>): ReadonlyArray<VerdictRecord> =>
  verdicts.toSorted((a, b) => roundOf(a) - roundOf(b) || a.id.localeCompare(b.id))
