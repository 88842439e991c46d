import { ApiError, userMessageOf } from "../../../api/api-client.ts"
import { showProblem, showToast, type ToastAction } from "../../../components/toast-store.ts"
import { commonMessages } from "../../../messages/common.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { leaveWithSelection } from "../queries/feedback-queries.ts"
import type { BulkOutcome } from "./run-bulk.ts"

export type BulkAction = "public" | "private" | "delete"

const titles: Readonly<Record<BulkAction, readonly [worked: string, failed: string]>> = {
  public: [feedbackMessages.bulkUpdated, feedbackMessages.visibilityFailed],
  private: [feedbackMessages.bulkUpdated, feedbackMessages.visibilityFailed],
  delete: [feedbackMessages.bulkDeleted, feedbackMessages.deleteFailed]
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? userMessageOf(error, "") : commonMessages.connectionErrorHint

const sum = (done: number, total: number): string => feedbackMessages.bulkLeft(done, total - done)

const tellFailure = (action: BulkAction, { done, error }: BulkOutcome, total: number): void => {
  if (leaveWithSelection(error)) return
  showProblem(titles[action][1], [sum(done.length, total), reasonOf(error)].filter(Boolean).join(" "))
}

export const tellBulk = (
  action: BulkAction,
  outcome: BulkOutcome,
  total: number,
  undo: ToastAction | null
): void => {
  const { done, failed } = outcome
  if (failed.length > 0) tellFailure(action, outcome, total)
  else if (done.length < total) showToast(feedbackMessages.bulkStopped, sum(done.length, total), undo)
  else showToast(titles[action][0], feedbackMessages.bulkDone[action](total), undo)
}
