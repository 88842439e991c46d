import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { type ApprovedItem, isReadable } from "../../domain/feedback/feedback.ts"
import type { AnalysedItem } from "../../domain/insight/insight.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { readSummary } from "../feedback/feedback-view.ts"

const analysedItem = Effect.fnUntraced(function* (item: ApprovedItem) {
  const { id, category, sentiment } = item
  return { id, category, sentiment, summary: yield* readSummary(item) } satisfies AnalysedItem
})

const approvedItems = Effect.fnUntraced(function* (owner: OwnerId) {
  const items = yield* (yield* HiveStore).listFeedback(owner)
  return items.filter(isReadable)
})

export const readAnalysedItems = (owner: OwnerId, question?: string) =>
  Effect.flatMap(approvedItems(owner), (items) =>
    Effect.forEach(
      question === undefined ? items : items.filter((item) => item.question === question),
      analysedItem
    )
  )
