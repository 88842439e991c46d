import { Result } from "effect"
import { type Feedback, type FeedbackId, FeedbackNotFound, isListed } from "../feedback/feedback.ts"
import { noChange, putting } from "./change.ts"
import type { Outcome } from "./decided.ts"
import type { HiveWithItems } from "./hive.ts"

export type Marks = Pick<Feedback, "isStarred" | "isDone">

export const mark = (
  hive: Pick<HiveWithItems, "items">,
  id: FeedbackId,
  { isStarred, isDone }: Marks
): Outcome<Feedback, FeedbackNotFound> => {
  const item = hive.items.get(id)
  if (item === undefined || !isListed(item) || item.moderationStatus === "rejected") {
    return Result.fail(new FeedbackNotFound())
  }
  if (item.isStarred === isStarred && item.isDone === isDone) {
    return Result.succeed({ change: noChange, answer: item })
  }
  const next = { ...item, isStarred, isDone }
  return Result.succeed({ change: putting(next), answer: next })
}
