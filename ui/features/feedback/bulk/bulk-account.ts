import { ApiError, userMessageOf } from "../../../api/api-client.ts"
import { showProblem, showToast, type ToastAction } from "../../../components/toast-store.ts"
import { commonMessages } from "../../../messages/common.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { signInWithSelection } from "../queries/feedback-queries.ts"
import type { BulkResult } from "./run-bulk.ts"

export type BulkAction = "public" | "private" | "delete"

const bulkTitles: Readonly<Record<BulkAction, readonly [worked: string, failed: string]>> = {
  public: [feedbackMessages.bulkUpdated, feedbackMessages.visibilityFailed],
  private: [feedbackMessages.bulkUpdated, feedbackMessages.visibilityFailed],
  delete: [feedbackMessages.bulkDeleted, feedbackMessages.deleteFailed]
}

const failureReasonOf = (error: unknown): string =>
  error instanceof ApiError ? userMessageOf(error, "") : commonMessages.connectionErrorHint

const partialResultText = (done: number, total: number): string =>
  feedbackMessages.bulkLeft(done, total - done)

const showBulkFailure = (action: BulkAction, { done, error }: BulkResult, total: number): void => {
  if (signInWithSelection(error)) return
  showProblem(
    bulkTitles[action][1],
    [partialResultText(done.length, total), failureReasonOf(error)].filter(Boolean).join(" ")
  )
}

export const showBulkResult = (
  action: BulkAction,
  outcome: BulkResult,
  total: number,
  undo: ToastAction | null
): void => {
  const { done, failed } = outcome
  if (failed.length > 0) showBulkFailure(action, outcome, total)
  else if (done.length < total)
    showToast(feedbackMessages.bulkStopped, partialResultText(done.length, total), undo)
  else showToast(bulkTitles[action][0], feedbackMessages.bulkDone[action](total), undo)
}
