import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { generalCategory } from "../../domain/categories/category.ts"
import type { Feedback, FeedbackId } from "../../domain/feedback/feedback.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import type { Analysis } from "../../domain/insight/insight.ts"
import type { Verdict } from "../../domain/moderation/verdict.ts"
import { verdictRecord } from "../../domain/moderation/verdict-record.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import type { Urgency } from "../../ports/moderator.ts"
import { Sealer } from "../../ports/sealer.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { today } from "../support/today.ts"
import { makeTogether } from "../support/together.ts"
import { assessText } from "./assess-text.ts"

const recordVerdict = Effect.fnUntraced(function* (item: Feedback, verdict: Verdict) {
  return verdictRecord(item, verdict, { round: 1, judgedOn: yield* today })
})

export const analyse = Effect.fnUntraced(function* (item: Feedback, text: string) {
  const { category, sentiment, summary } = yield* (yield* Analyst).analyse(text)
  const place = { owner: item.owner, item: item.id, field: "summary" } as const
  const sealed = yield* (yield* Sealer).seal(JSON.stringify({ category, summary }), place)
  return { category, sentiment, summary: sealed }
})

const unsorted = { category: generalCategory, sentiment: "neutral", summary: null } as const

/**
 * Verdict and analysis of a pending item. Fails closed: without an answer from guard or analyst the item stays
 * pending.
 */
const judge = Effect.fnUntraced(function* (item: Feedback, urgency: Urgency) {
  const sealer = yield* Sealer
  const text = yield* sealer.open(item.content, { owner: item.owner, item: item.id, field: "content" })
  const { verdict, analysis } = yield* assessText(text, urgency)
  const sorted = analysis === undefined ? unsorted : yield* sealAnalysis(item, analysis)
  return { verdict: yield* recordVerdict(item, verdict), ...sorted } satisfies rules.Judged
})

const settleAll = Effect.fnUntraced(function* (
  owner: OwnerId,
  judged: ReadonlyMap<FeedbackId, rules.Judged>
) {
  const by = { today: yield* today, catalogue: yield* readCatalogue }
  const wish = { only: ["stats", "badges", "items"], items: [...judged.keys()] } as const
  yield* (yield* HiveStore).change(owner, wish, (hive) => rules.settle(hive, judged, by))
})

/**
 * Returns a function that judges and settles a pending item exactly once, also with concurrent workers. Items of one
 * owner that arrive together share one change.
 */
export const makeSettling = () => {
  const together = makeTogether(settleAll)
  return (item: Feedback, urgency: Urgency) =>
    Effect.flatMap(judge(item, urgency), (judged) => together(item.owner, item.id, judged))
}

export const settleFeedback = (item: Feedback, urgency: Urgency) => makeSettling()(item, urgency)
