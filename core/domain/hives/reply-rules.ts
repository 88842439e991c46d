import { Result } from "effect"
import {
  AnswerUnseen,
  type FeedbackId,
  FeedbackNotFound,
  isPublished,
  type ListedItem,
  type Reply
} from "../feedback/feedback.ts"
import type { Day } from "../values/day.ts"
import { type ChangeResult, stored, unchanged } from "./change-result.ts"
import { findApproved } from "./find-approved.ts"
import type { HiveWithItems } from "./hive.ts"

type HiveItems = Pick<HiveWithItems, "items">

export const setStatus = (
  hive: HiveItems,
  id: FeedbackId,
  status: Reply["status"],
  today: Day
): ChangeResult<ListedItem, FeedbackNotFound> => {
  const item = findApproved(hive, id)
  if (item === undefined) return Result.fail(new FeedbackNotFound())
  if (item.status === status) return unchanged(item)
  const next = { ...item, status, statusOn: status === null ? null : today }
  return stored(next)
}

export const answerItem = (
  hive: HiveItems,
  id: FeedbackId,
  answer: Reply["answer"],
  today: Day
): ChangeResult<ListedItem, FeedbackNotFound | AnswerUnseen> => {
  const item = findApproved(hive, id)
  if (item === undefined) return Result.fail(new FeedbackNotFound())
  if (!isPublished(item)) {
    return answer === null ? unchanged(item) : Result.fail(new AnswerUnseen())
  }
  const next = { ...item, answer, answeredOn: answer === null ? null : today }
  return stored(next)
}
