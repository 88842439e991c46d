import type { OwnerId } from "../../domain/accounts/account.ts"
import { type Category, generalCategory } from "../../domain/categories/category.ts"
import type { FeedbackId } from "../../domain/feedback/feedback.ts"
import type { RejudgeOutcome, RejudgeResult } from "../../domain/hives/rejudge-rules.ts"
import { guardVersionOf } from "../../domain/moderation/replay-choice.ts"
import type { Verdict } from "../../domain/moderation/verdict.ts"
import type { VerdictRecord } from "../../domain/moderation/verdict-record.ts"
import type { Day } from "../../domain/values/day.ts"
import type { ReplayJudgement, UnchangedReason } from "./judge-again.ts"

export interface ReplayedItem {
  readonly id: FeedbackId
  readonly owner: OwnerId
  readonly createdOn: Day
  readonly language: string
  readonly outcome: RejudgeOutcome
  readonly before: VerdictRecord | undefined
  readonly after: Verdict
  readonly categories: { readonly before: Category; readonly after: Category }
}

export const replayedItem = (
  { judged, analysis, before, after, language }: ReplayJudgement,
  { outcome }: RejudgeResult
): ReplayedItem => {
  const { item } = judged
  const { id, owner, createdOn } = item
  const { category: known = generalCategory } = item
  const moved = outcome === "rejected" ? undefined : analysis?.category
  const categories = { before: known, after: moved ?? known }
  return { id, owner, createdOn, language, outcome, before, after, categories }
}

type CountedOutcome = Exclude<RejudgeOutcome, "same" | "gone">

export type RejudgeOutcomeCounts = Readonly<Record<"judged" | CountedOutcome, number>>

const zeroOutcomes: RejudgeOutcomeCounts = {
  judged: 0,
  rejected: 0,
  approved: 0,
  covered: 0,
  uncovered: 0,
  moved: 0
}

const isCounted = (outcome: RejudgeOutcome): outcome is CountedOutcome =>
  outcome !== "same" && outcome !== "gone"

const countOutcome = (counts: RejudgeOutcomeCounts, outcome: RejudgeOutcome): RejudgeOutcomeCounts => ({
  ...counts,
  judged: counts.judged + 1,
  ...(isCounted(outcome) ? { [outcome]: counts[outcome] + 1 } : {})
})

const unlabelled = "none"

const labelOf = ({ outcome, before, after }: ReplayedItem): string =>
  (outcome === "rejected" || outcome === "covered" ? after : before)?.labels[0]?.label ?? unlabelled

const tallyRows = (counts: ReadonlyMap<string, RejudgeOutcomeCounts>) =>
  Array.from(counts, ([name, row]) => ({ name, ...row })).sort((a, b) => (a.name < b.name ? -1 : 1))

const addOutcome = (counts: Map<string, RejudgeOutcomeCounts>, name: string, outcome: RejudgeOutcome) =>
  counts.set(name, countOutcome(counts.get(name) ?? zeroOutcomes, outcome))

export const makeReplayTally = () => {
  let all = zeroOutcomes
  let gone = 0
  const left: Record<UnchangedReason, number> = { notChosen: 0, current: 0, unavailable: 0, unreadable: 0 }
  const byGuardVersion = new Map<string, RejudgeOutcomeCounts>()
  const byLabel = new Map<string, RejudgeOutcomeCounts>()
  const byLanguage = new Map<string, RejudgeOutcomeCounts>()

  const addItem = (item: ReplayedItem): void => {
    if (item.outcome === "gone") return void gone++
    all = countOutcome(all, item.outcome)
    addOutcome(byGuardVersion, guardVersionOf(item.before), item.outcome)
    addOutcome(byLanguage, item.language, item.outcome)
    if (item.outcome !== "same" && item.outcome !== "moved") addOutcome(byLabel, labelOf(item), item.outcome)
  }

  return {
    addItem,
    addLeft: (reason: UnchangedReason): void => void left[reason]++,
    counts: () => ({
      ...all,
      current: left.current,
      unavailable: left.unavailable,
      unreadable: left.unreadable,
      changedMeanwhile: gone,
      byGuardVersion: tallyRows(byGuardVersion),
      byLabel: tallyRows(byLabel),
      byLanguage: tallyRows(byLanguage)
    })
  }
}

export type ReplayTally = ReturnType<typeof makeReplayTally>
export type ReplayCounts = ReturnType<ReplayTally["counts"]>
