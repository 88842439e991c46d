import { Effect } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Feedback } from "../feedback/feedback.ts"
import { readContent, readSummary } from "../feedback/feedback-view.ts"
import { HiveStore } from "../hives/hive-store.ts"
import type { AnalysedItem, WrittenItem } from "./analyst.ts"

const analysed = Effect.fnUntraced(function* (item: Feedback) {
  const { id, aiCategory: category, segment: sentiment } = item
  return { id, category, sentiment, summary: yield* readSummary(item) } satisfies AnalysedItem
})

const written = Effect.fnUntraced(function* (item: Feedback) {
  return { ...(yield* analysed(item)), content: yield* readContent(item) } satisfies WrittenItem
})

const approvedItems = Effect.fnUntraced(function* (owner: OwnerId) {
  const items = yield* (yield* HiveStore).listFeedback(owner)
  return items.filter(({ moderationStatus }) => moderationStatus === "approved")
})

/** The items that an overview rests on, by what was said of them. */
export const readAnalysedItems = (owner: OwnerId) =>
  Effect.flatMap(approvedItems(owner), (items) => Effect.forEach(items, analysed))

/** The same, with their texts. */
export const readWrittenItems = (owner: OwnerId) =>
  Effect.flatMap(approvedItems(owner), (items) => Effect.forEach(items, written))
