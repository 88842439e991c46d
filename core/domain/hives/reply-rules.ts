import { Result } from "effect"
import {
  AnswerUnseen,
  type FeedbackId,
  FeedbackNotFound,
  isListed,
  isPublished,
  type ListedItem,
  type Reply
} from "../feedback/feedback.ts"
import type { Day } from "../values/day.ts"
import { emptyChange, putChange } from "./change.ts"
import type { ChangeResult } from "./change-result.ts"
import type { HiveWithItems } from "./hive.ts"

type HiveItems = Pick<HiveWithItems, "items">

export const setStatus = (
  { items }: HiveItems,
  id: FeedbackId,
  status: Reply["status"],
  today: Day
): ChangeResult<ListedItem, FeedbackNotFound> => {
  const item = items.get(id)
  if (item === undefined || !isListed(item) || item.moderationStatus === "rejected") {
    return Result.fail(new FeedbackNotFound())
  }
  if (item.status === status) return Result.succeed({ change: emptyChange, answer: item })
  const next = { ...item, status, statusOn: status === null ? null : today }
  return Result.succeed({ change: putChange(next), answer: next })
}

export const answerItem = (
  { items }: HiveItems,
  id: FeedbackId,
  answer: Reply["answer"],
  today: Day
): ChangeResult<ListedItem, FeedbackNotFound | AnswerUnseen> => {
  const item = items.get(id)
  if (item === undefined || !isListed(item) || item.moderationStatus === "rejected") {
    return Result.fail(new FeedbackNotFound())
  }
  if (!isPublished(item)) {
    return answer === null
      ? Result.succeed({ change: emptyChange, answer: item })
      : Result.fail(new AnswerUnseen())
  }
  const next = { ...item, answer, answeredOn: answer === null ? null : today }
  return Result.succeed({ change: putChange(next), answer: next })
}
