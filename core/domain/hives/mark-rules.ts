import { Result } from "effect"
import {
  type FeedbackId,
  FeedbackNotFound,
  isListed,
  type ListedItem,
  type Marks
} from "../feedback/feedback.ts"
import { emptyChange, putChange } from "./change.ts"
import type { ChangeResult } from "./change-result.ts"
import type { HiveWithItems } from "./hive.ts"

export const markItem = (
  hive: Pick<HiveWithItems, "items">,
  id: FeedbackId,
  { isStarred, isDone }: Marks
): ChangeResult<ListedItem, FeedbackNotFound> => {
  const item = hive.items.get(id)
  if (item === undefined || !isListed(item) || item.moderationStatus === "rejected") {
    return Result.fail(new FeedbackNotFound())
  }
  if (item.isStarred === isStarred && item.isDone === isDone) {
    return Result.succeed({ change: emptyChange, answer: item })
  }
  const next = { ...item, isStarred, isDone }
  return Result.succeed({ change: putChange(next), answer: next })
}
