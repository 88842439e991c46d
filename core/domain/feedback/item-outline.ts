import type { Day } from "../values/day.ts"
import { type Feedback, type FeedbackId, type ItemState, type Marks, stateOf } from "./feedback.ts"
import type { StoredFeedback } from "./stored-feedback.ts"

export interface ItemOutline extends Marks {
  readonly id: FeedbackId
  readonly createdOn: Day
  readonly state: ItemState
}

export const outlineOf = (item: Feedback): ItemOutline => {
  const { id, createdOn, isStarred = false, isDone = false } = item
  return { id, createdOn, state: stateOf(item), isStarred, isDone }
}

export type StoredOutline = Pick<
  StoredFeedback,
  "id" | "createdOn" | "moderationStatus" | "cover" | keyof Marks
>

export const outlineFromStored = ({
  moderationStatus,
  cover,
  isStarred = false,
  isDone = false,
  ...fields
}: StoredOutline): ItemOutline => ({
  ...fields,
  state: moderationStatus === "approved" && cover === "covered" ? "covered" : moderationStatus,
  isStarred,
  isDone
})
