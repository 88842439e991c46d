import { Effect } from "effect"
import { coalesce } from "../../concurrency/coalesce.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { generalCategory } from "../../domain/categories/category.ts"
import type { Feedback, FeedbackId, PendingItem } from "../../domain/feedback/feedback.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import type { Analysis } from "../../domain/insight/insight.ts"
import type { Verdict } from "../../domain/moderation/verdict.ts"
import { verdictRecord } from "../../domain/moderation/verdict-record.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import type { Urgency } from "../../ports/moderator.ts"
import { Sealer } from "../../ports/sealer.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { releaseMoment } from "../time/release-moment.ts"
import { today } from "../time/today.ts"
import { assessText } from "./assess-text.ts"

const recordVerdict = Effect.fnUntraced(function* (item: PendingItem, verdict: Verdict) {
  return verdictRecord(item, verdict, { round: 1, judgedOn: yield* today })
})

export const sealAnalysis = Effect.fnUntraced(function* (
  item: Pick<Feedback, "id" | "owner">,
  analysis: Analysis
) {
  const { category, sentiment, summary } = analysis
  const associatedData = { owner: item.owner, item: item.id, field: "summary" } as const
  const sealed = yield* (yield* Sealer).seal(JSON.stringify({ category, summary }), associatedData)
  return { category, sentiment, summary: sealed }
})

const unsortedAnalysis = { category: generalCategory, sentiment: "neutral", summary: null } as const

const judgePending = Effect.fnUntraced(function* (item: PendingItem, urgency: Urgency) {
  const sealer = yield* Sealer
  const text = yield* sealer.open(item.content, { owner: item.owner, item: item.id, field: "content" })
  const { verdict, analysis } = yield* assessText(text, urgency)
  const sorted = analysis === undefined ? unsortedAnalysis : yield* sealAnalysis(item, analysis)
  return { verdict: yield* recordVerdict(item, verdict), ...sorted } satisfies rules.ItemJudgement
})

const settleAll = Effect.fnUntraced(function* (
  owner: OwnerId,
  judged: ReadonlyMap<FeedbackId, rules.ItemJudgement>
) {
  const by = { today: yield* today, catalogue: yield* readCatalogue, moment: yield* releaseMoment }
  const query = { only: ["stats", "badges", "items"], items: [...judged.keys()] } as const
  yield* (yield* HiveStore).change(owner, query, (hive) => rules.settleItem(hive, judged, by))
})

/**
 * Judges a pending item and settles it once, even if others try, too. Items of one owner that arrive together are
 * settled in one change.
 */
export const makeSettling = () => {
  const settle = coalesce(settleAll)
  return (item: PendingItem, urgency: Urgency) =>
    Effect.flatMap(judgePending(item, urgency), (judged) => settle(item.owner, item.id, judged))
}

export const settleFeedback = (item: PendingItem, urgency: Urgency) => makeSettling()(item, urgency)
