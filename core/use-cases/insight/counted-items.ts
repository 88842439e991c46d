import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { type Feedback, stateOf } from "../../domain/feedback/feedback.ts"
import type { AnalysedItem } from "../../domain/insight/insight.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { readSummary } from "../feedback/feedback-view.ts"

const analysedItem = Effect.fnUntraced(function* (item: Feedback) {
  const { id, aiCategory: category, segment: sentiment } = item
  return { id, category, sentiment, summary: yield* readSummary(item) } satisfies AnalysedItem
})

const approvedItems = Effect.fnUntraced(function* (owner: OwnerId) {
  const items = yield* (yield* HiveStore).listFeedback(owner)
  return items.filter((item) => stateOf(item) === "approved")
})

export const readAnalysedItems = (owner: OwnerId) =>
  Effect.flatMap(approvedItems(owner), (items) => Effect.forEach(items, analysedItem))
