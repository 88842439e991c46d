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

/** Marks that are left out stay. */
export const markItem = (
  hive: Pick<HiveWithItems, "items">,
  id: FeedbackId,
  marks: Partial<Marks>
): ChangeResult<ListedItem, FeedbackNotFound> => {
  const item = hive.items.get(id)
  if (item === undefined || !isListed(item) || item.moderationStatus === "rejected") {
    return Result.fail(new FeedbackNotFound())
  }
  const next = { ...item, ...marks }
  if (item.isStarred === next.isStarred && item.isDone === next.isDone) {
    return Result.succeed({ change: emptyChange, answer: item })
  }
  return Result.succeed({ change: putChange(next), answer: next })
}
