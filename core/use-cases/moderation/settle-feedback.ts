import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { generalCategory } from "../../domain/categories/category.ts"
import type { Feedback, FeedbackId } from "../../domain/feedback/feedback.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import type { Verdict } from "../../domain/moderation/verdict.ts"
import { verdictRecord } from "../../domain/moderation/verdict-record.ts"
import { Analyst } from "../../ports/analyst.ts"
import type { Urgency } from "../../ports/guard.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Sealer } from "../../ports/sealer.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { today } from "../support/today.ts"
import { makeTogether } from "../support/together.ts"
import { judgeText } from "./judge-text.ts"

const recordVerdict = Effect.fnUntraced(function* (item: Feedback, verdict: Verdict) {
  return verdictRecord(item, verdict, { round: 1, judgedOn: yield* today })
})

/** What the analyst says of an item, as it is stored. */
export const analyse = Effect.fnUntraced(function* (item: Feedback, text: string) {
  const { category, sentiment, summary } = yield* (yield* Analyst).analyse(text)
  const place = { owner: item.owner, item: item.id, field: "summary" } as const
  const sealed = yield* (yield* Sealer).seal(JSON.stringify({ category, summary }), place)
  return { category, sentiment, summary: sealed }
})

const unsorted = { category: generalCategory, sentiment: "neutral", summary: null } as const

/** What guard and analyst say of a pending item. Fails closed: when they have no answer, it stays pending. */
const judge = Effect.fnUntraced(function* (item: Feedback, urgency: Urgency) {
  const sealer = yield* Sealer
  const text = yield* sealer.open(item.content, { owner: item.owner, item: item.id, field: "content" })
  const verdict = yield* recordVerdict(item, yield* judgeText(text, urgency))
  const analysis = verdict.decision === "rejected" ? unsorted : yield* analyse(item, text)
  return { verdict, ...analysis } satisfies rules.Judged
})

const settleAll = Effect.fnUntraced(function* (
  owner: OwnerId,
  judged: ReadonlyMap<FeedbackId, rules.Judged>
) {
  const by = { today: yield* today, catalogue: yield* readCatalogue }
  const wish = { only: ["stats", "badges", "items"], items: [...judged.keys()] } as const
  yield* (yield* HiveStore).change(owner, wish, (hive) => rules.settle(hive, judged, by))
})

/** Judges pending items and settles them, each once, whoever else tries; those of one owner that come together in one change. */
export const makeSettling = () => {
  const together = makeTogether(settleAll)
  return (item: Feedback, urgency: Urgency) =>
    Effect.flatMap(judge(item, urgency), (judged) => together(item.owner, item.id, judged))
}

/** Judges a pending item and settles it. */
export const settleFeedback = (item: Feedback, urgency: Urgency) => makeSettling()(item, urgency)
