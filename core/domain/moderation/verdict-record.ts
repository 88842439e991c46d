import type { OwnerId } from "../accounts/account.ts"
import type { Feedback, FeedbackId } from "../feedback/feedback.ts"
import type { Day } from "../values/day.ts"
import type { Verdict } from "./verdict.ts"

/** A verdict as it is kept: for the audit, never shown on public lists. It holds no text, and goes with its item. */
export interface VerdictRecord extends Verdict {
  readonly kind: "verdict"
  /** The item and the round in which it was judged; random in records from before there were replays. */
  readonly id: string
  readonly owner: OwnerId
  readonly feedbackId: FeedbackId
  readonly judgedOn: Day
}

/** The id of an item's verdict: 1 when it came, one more with each replay. A round has no second verdict. */
export const verdictIdOf = (item: FeedbackId, round: number): string => `${item}:${round}`

/** A verdict as it is kept, and nothing else that a guard may say along with it. */
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

/** In which round a verdict was given. */
export const roundOf = ({ feedbackId, id }: Pick<VerdictRecord, "feedbackId" | "id">): number => {
  const start = `${feedbackId}:`
  const round = id.startsWith(start) ? Number(id.slice(start.length)) : 1
  return Number.isInteger(round) && round > 0 ? round : 1
}

/** First to last. Days would not do: a replay may come on the day of the item. */
export const inOrder = (verdicts: ReadonlyArray<VerdictRecord>): ReadonlyArray<VerdictRecord> =>
  verdicts.toSorted((a, b) => roundOf(a) - roundOf(b) || a.id.localeCompare(b.id))
