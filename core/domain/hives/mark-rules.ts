import { Result } from "effect"
import { type FeedbackId, FeedbackNotFound, type ListedItem, type Marks } from "../feedback/feedback.ts"
import { type ChangeResult, stored, unchanged } from "./change-result.ts"
import { findApproved } from "./find-approved.ts"
import type { HiveWithItems } from "./hive.ts"

export const markItem = (
  hive: Pick<HiveWithItems, "items">,
  id: FeedbackId,
  marks: Partial<Marks>
): ChangeResult<ListedItem, FeedbackNotFound> => {
  const item = findApproved(hive, id)
  if (item === undefined) return Result.fail(new FeedbackNotFound())
  const next = { ...item, ...marks }
  if (item.isStarred === next.isStarred && item.isDone === next.isDone) {
    return unchanged(item)
  }
  return stored(next)
}
