import {
  type ApprovedItem,
  type Feedback,
  type ItemAnalysis,
  type Marks,
  originOf,
  type RejectedItem
} from "../feedback/feedback.ts"
import type { RejectionKind } from "../feedback/rejection-kinds.ts"
import type { Decision } from "./verdict.ts"

const isShownFrom = (item: Feedback, decision: Decision): boolean =>
  item.wasShown === true || (item.visibility === "public" && decision !== "approved")

const marksOf = ({ isStarred = false, isDone = false }: Feedback): Marks => ({ isStarred, isDone })

export const rejectedAs = (item: Feedback, rejectedFor: RejectionKind | null): RejectedItem => ({
  ...originOf(item),
  ...marksOf(item),
  moderationStatus: "rejected",
  question: null,
  rejectedFor,
  wasShown: isShownFrom(item, "rejected")
})

export const approvedAs = (
  item: Feedback,
  decision: Exclude<Decision, "rejected">,
  { category, sentiment, summary }: ItemAnalysis
): ApprovedItem => {
  const wasShown = isShownFrom(item, decision)
  const fields = {
    ...originOf(item),
    ...marksOf(item),
    moderationStatus: "approved",
    category,
    sentiment,
    summary,
    status: item.status ?? null,
    statusOn: item.statusOn ?? null
  } as const
  if (item.visibility === "public")
    return {
      ...fields,
      visibility: "public",
      wasShown,
      answer: item.answer,
      answeredOn: item.answeredOn,
      isHeld: false,
      heldBy: null
    }
  if (decision === "covered" && !wasShown) return { ...fields, visibility: "covered" }
  return { ...fields, visibility: "private", wasShown }
}
