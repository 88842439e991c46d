import { Effect } from "effect"
import type { JudgedItem } from "../../domain/feedback/feedback.ts"
import type { RejudgedItem } from "../../domain/hives/rejudge-rules.ts"
import type { Analysis } from "../../domain/insight/insight.ts"
import { rejectionKindOf } from "../../domain/moderation/rejection-kind-of.ts"
import {
  isLanguageChosen,
  isVerdictChosen,
  type ReplayChoice
} from "../../domain/moderation/replay-choice.ts"
import type { Verdict } from "../../domain/moderation/verdict.ts"
import { roundOf, type VerdictRecord, verdictRecord } from "../../domain/moderation/verdict-record.ts"
import { Languages } from "../../ports/languages.ts"
import { Moderator } from "../../ports/moderator.ts"
import { Sealer } from "../../ports/sealer.ts"
import { today } from "../time/today.ts"
import { assessText } from "./assess-text.ts"

export interface ReplayTerms {
  readonly choice: ReplayChoice
  readonly movesCategories: boolean
}

interface SettledItem {
  readonly item: JudgedItem
  readonly verdicts: ReadonlyArray<VerdictRecord>
}

export interface ReplayJudgement {
  readonly _tag: "judged"
  readonly judged: Omit<RejudgedItem, "analysis">
  /** Undefined where the item keeps its own. */
  readonly analysis: Analysis | undefined
  readonly before: VerdictRecord | undefined
  readonly after: Verdict
  readonly language: string
}

export type UnchangedReason = "notChosen" | "current" | "unavailable" | "unreadable"

export interface UnchangedItem {
  readonly _tag: "left"
  readonly reason: UnchangedReason
}

const leftAlone = (reason: UnchangedReason): UnchangedItem => ({ _tag: "left", reason })

/** An unchanged decision of the same guard is not recorded again, so that a second replay changes nothing. */
const isNewVerdict = (verdict: Verdict, last: VerdictRecord | undefined): boolean =>
  last === undefined ||
  verdict.guard !== last.guard ||
  verdict.version !== last.version ||
  verdict.decision !== last.decision

const nextRound = (verdicts: ReadonlyArray<VerdictRecord>): number =>
  Math.max(0, ...verdicts.map(roundOf)) + 1

const recordOf = Effect.fnUntraced(function* ({ item, verdicts }: SettledItem, verdict: Verdict) {
  return verdictRecord(item, verdict, { round: nextRound(verdicts), judgedOn: yield* today })
})

const isUpToDate = Effect.fnUntraced(function* ({ choice }: ReplayTerms, last: VerdictRecord | undefined) {
  const { isCurrent } = yield* Moderator
  return choice.guardVersion === undefined && last !== undefined && isCurrent(last)
})

const rejudging = { mayDecideAlone: false, isAgain: true } as const

const rejudgeText = Effect.fnUntraced(function* (settled: SettledItem, text: string, terms: ReplayTerms) {
  const { item, verdicts } = settled
  const last = verdicts.at(-1)
  const { verdict: after, analysis: found } = yield* assessText(text, rejudging)
  const mayMove = terms.movesCategories || item.moderationStatus === "rejected"
  const verdict = isNewVerdict(after, last) ? yield* recordOf(settled, after) : undefined
  return {
    before: last,
    after,
    judged: { item, verdict, decision: after.decision, rejectedFor: rejectionKindOf(after) },
    analysis: mayMove ? found : undefined
  }
})

const rejudgeItem = Effect.fnUntraced(function* (settled: SettledItem, terms: ReplayTerms) {
  const { item, verdicts } = settled
  const last = verdicts.at(-1)
  const mayBeDone =
    (yield* isUpToDate(terms, last)) && !(terms.movesCategories && last?.decision !== "rejected")
  if (!isVerdictChosen(terms.choice, last)) return leftAlone("notChosen")
  if (mayBeDone && terms.choice.language === undefined) return leftAlone("current")
  const associatedData = { owner: item.owner, item: item.id, field: "content" } as const
  const text = yield* (yield* Sealer).open(item.content, associatedData)
  const language = (yield* Languages).languageOf(text)
  if (!isLanguageChosen(terms.choice, language)) return leftAlone("notChosen")
  if (mayBeDone) return leftAlone("current")
  return { _tag: "judged", language, ...(yield* rejudgeText(settled, text, terms)) } satisfies ReplayJudgement
})

export const judgeAgain = (settled: SettledItem, terms: ReplayTerms) =>
  rejudgeItem(settled, terms).pipe(
    Effect.catchTags({
      ModeratorUnavailable: () => Effect.succeed(leftAlone("unavailable")),
      SealBroken: () => Effect.succeed(leftAlone("unreadable"))
    }),
    Effect.catchDefect(() => Effect.succeed(leftAlone("unavailable")))
  )
