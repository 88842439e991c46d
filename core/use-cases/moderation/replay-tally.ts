import type { OwnerId } from "../../domain/accounts/account.ts"
import { type Category, generalCategory } from "../../domain/categories/category.ts"
import type { FeedbackId } from "../../domain/feedback/feedback.ts"
import type { RejudgeEffect, RejudgeResult } from "../../domain/hives/rejudge-rules.ts"
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
  readonly fate: RejudgeEffect
  readonly before: VerdictRecord | undefined
  readonly after: Verdict
  readonly categories: { readonly before: Category; readonly after: Category }
}

export const replayedItem = (
  { judged, analysis, before, after, language }: ReplayJudgement,
  { fate }: RejudgeResult
): ReplayedItem => {
  const { item } = judged
  const { id, owner, createdOn } = item
  const { category: known = generalCategory } = item
  const moved = fate === "rejected" ? undefined : analysis?.category
  const categories = { before: known, after: moved ?? known }
  return { id, owner, createdOn, language, fate, before, after, categories }
}

export interface RejudgeEffectCounts {
  readonly judged: number
  readonly rejected: number
  readonly approved: number
  readonly covered: number
  readonly uncovered: number
  readonly moved: number
}

const zeroFates: RejudgeEffectCounts = {
  judged: 0,
  rejected: 0,
  approved: 0,
  covered: 0,
  uncovered: 0,
  moved: 0
}

const countFate = (counts: RejudgeEffectCounts, fate: RejudgeEffect): RejudgeEffectCounts => ({
  judged: counts.judged + 1,
  rejected: counts.rejected + (fate === "rejected" ? 1 : 0),
  approved: counts.approved + (fate === "approved" ? 1 : 0),
  covered: counts.covered + (fate === "covered" ? 1 : 0),
  uncovered: counts.uncovered + (fate === "uncovered" ? 1 : 0),
  moved: counts.moved + (fate === "moved" ? 1 : 0)
})

const unlabelled = "none"

const labelOf = ({ fate, before, after }: ReplayedItem): string =>
  (fate === "rejected" || fate === "covered" ? after : before)?.labels[0]?.label ?? unlabelled

const tallyRows = (counts: ReadonlyMap<string, RejudgeEffectCounts>) =>
  Array.from(counts, ([name, row]) => ({ name, ...row })).sort((a, b) => (a.name < b.name ? -1 : 1))

const addFate = (counts: Map<string, RejudgeEffectCounts>, name: string, fate: RejudgeEffect) =>
  counts.set(name, countFate(counts.get(name) ?? zeroFates, fate))

export const makeReplayTally = () => {
  let all = zeroFates
  let gone = 0
  const left: Record<UnchangedReason, number> = { notChosen: 0, current: 0, unavailable: 0, unreadable: 0 }
  const byGuardVersion = new Map<string, RejudgeEffectCounts>()
  const byLabel = new Map<string, RejudgeEffectCounts>()
  const byLanguage = new Map<string, RejudgeEffectCounts>()

  const addItem = (item: ReplayedItem): void => {
    if (item.fate === "gone") return void gone++
    all = countFate(all, item.fate)
    addFate(byGuardVersion, guardVersionOf(item.before), item.fate)
    addFate(byLanguage, item.language, item.fate)
    if (item.fate !== "same" && item.fate !== "moved") addFate(byLabel, labelOf(item), item.fate)
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
