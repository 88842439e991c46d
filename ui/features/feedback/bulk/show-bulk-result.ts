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

const partialResultOf = (
  action: BulkAction,
  done: number,
  { total, isOpen }: BulkContext,
  { bulkLeft, bulkDone }: FeedbackMessages
): string => {
  if (isOpen) return bulkLeft({ done, left: total - done })
  return done === 0 ? "" : bulkDone[action]({ count: done })
}

export const showBulkResult = (
  action: BulkAction,
  { done, failed, error }: BulkResult,
  context: BulkContext,
  feedbackMessages: FeedbackMessages
): void => {
  const { total, undo } = context
  const [worked, didNotWork] = bulkTitlesOf(feedbackMessages)[action]
  const partialResult = partialResultOf(action, done.length, context, feedbackMessages)
  if (failed.length > 0) {
    if (!signInWithSelection(error)) showProblem(didNotWork, withReason(partialResult, error))
  } else if (done.length < total) showToast(feedbackMessages.bulkStopped, partialResult, undo)
  else showToast(worked, feedbackMessages.bulkDone[action]({ count: total }), undo)
}
