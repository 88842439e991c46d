import { ApiError, userMessageOf } from "../../../api/api-client.ts"
import { showProblem, showToast, type ToastAction, type ToastText } from "../../../components/toast-store.ts"
import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { signInWithSelection } from "../queries/feedback-queries.ts"
import type { BulkResult } from "./run-bulk.ts"

export type BulkAction = "public" | "private" | "delete"

const bulkTitlesOf = (
  feedbackMessages: FeedbackMessages
): Readonly<Record<BulkAction, readonly [worked: string, failed: string]>> => ({
  public: [feedbackMessages.bulkUpdated, feedbackMessages.visibilityFailed],
  private: [feedbackMessages.bulkUpdated, feedbackMessages.visibilityFailed],
  delete: [feedbackMessages.bulkDeleted, feedbackMessages.deleteFailed]
})

const withReason =
  (partialResult: string, error: unknown): ToastText =>
  ({ common, apiErrors }) => {
    const reason =
      error instanceof ApiError ? userMessageOf(error, "", apiErrors) : common.connectionErrorHint
    return [partialResult, reason].filter(Boolean).join(" ")
  }

interface BulkContext {
  readonly total: number
  /** Whether the page is still open: leaving it ends the selection. */
  readonly isOpen: boolean
  readonly undo: ToastAction | null
}

export const showBulkResult = (
  action: BulkAction,
  { done, failed, error }: BulkResult,
  { total, isOpen, undo }: BulkContext,
  feedbackMessages: FeedbackMessages
): void => {
  const [worked, didNotWork] = bulkTitlesOf(feedbackMessages)[action]
  const partialResult = isOpen
    ? feedbackMessages.bulkLeft({ done: done.length, left: total - done.length })
    : feedbackMessages.bulkDone[action]({ count: done.length })
  if (failed.length > 0) {
    if (!signInWithSelection(error)) showProblem(didNotWork, withReason(partialResult, error))
  } else if (done.length < total) showToast(feedbackMessages.bulkStopped, partialResult, undo)
  else showToast(worked, feedbackMessages.bulkDone[action]({ count: total }), undo)
}
