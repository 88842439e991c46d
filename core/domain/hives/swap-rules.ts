import { Result } from "effect"
import {
  type FeedbackId,
  FeedbackNotFound,
  isListed,
  type ListedItem,
  NotPublic,
  StillCovered
} from "../feedback/feedback.ts"
import { putChange } from "./change.ts"
import { type ChangeResult, unchanged } from "./change-result.ts"
import { hiddenItem, publishedItem } from "./feedback-rules.ts"
import type { HiveWithItems } from "./hive.ts"

/**
 * Publishes one item and hides another in one change, so that the limit is never exceeded. Repeating it changes
 * nothing.
 */
export const swapItems = (
  hive: Pick<HiveWithItems, "items">,
  id: FeedbackId,
  instead: FeedbackId
): ChangeResult<ListedItem, FeedbackNotFound | StillCovered | NotPublic> => {
  const item = hive.items.get(id)
  const other = hive.items.get(instead)
  if (item === undefined || other === undefined) return Result.fail(new FeedbackNotFound())
  if (!isListed(item) || !isListed(other)) return Result.fail(new FeedbackNotFound())
  if (item.moderationStatus === "rejected") return Result.fail(new FeedbackNotFound())
  if (item.visibility === "covered") return Result.fail(new StillCovered())
  if (other.visibility !== "public") {
    return item.visibility === "public" ? unchanged(item) : Result.fail(new NotPublic())
  }
  if (item === other) return Result.fail(new NotPublic())
  const next = item.visibility === "public" ? item : publishedItem(item)
  return Result.succeed({ change: putChange(hiddenItem(other), next), answer: next })
}
