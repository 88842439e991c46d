import { Result } from "effect"
import {
  type Feedback,
  type FeedbackId,
  FeedbackNotFound,
  isListed,
  NotPublic,
  StillCovered,
  stateOf
} from "../feedback/feedback.ts"
import { emptyChange, putChange } from "./change.ts"
import type { ChangeResult } from "./change-result.ts"
import { hiddenItem } from "./feedback-rules.ts"
import type { HiveWithItems } from "./hive.ts"

const isListedItem = (item: Feedback | undefined): item is Feedback => item !== undefined && isListed(item)

/**
 * Publishes one item and hides another in one change, so that the limit is never exceeded. Repeating it changes
 * nothing.
 */
export const swapItems = (
  hive: Pick<HiveWithItems, "items">,
  id: FeedbackId,
  instead: FeedbackId
): ChangeResult<Feedback, FeedbackNotFound | StillCovered | NotPublic> => {
  const item = hive.items.get(id)
  const other = hive.items.get(instead)
  if (!isListedItem(item) || !isListedItem(other)) return Result.fail(new FeedbackNotFound())
  if (item.moderationStatus === "rejected") return Result.fail(new FeedbackNotFound())
  if (stateOf(item) === "covered") return Result.fail(new StillCovered())
  if (item.isPublic && !other.isPublic) return Result.succeed({ change: emptyChange, answer: item })
  if (!other.isPublic || item === other) return Result.fail(new NotPublic())
  const next = { ...item, isPublic: true }
  return Result.succeed({ change: putChange(hiddenItem(other), next), answer: next })
}
