import { ApiError, userMessageOf } from "../../../api/api-client.ts"
import { showProblem, showToast, type ToastAction } from "../../../components/toast-store.ts"
import type { CommonMessages, FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import type { ErrorTexts } from "../../../text/error-text.ts"
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

const failureReasonOf = (error: unknown, commonMessages: CommonMessages, apiErrors: ErrorTexts): string =>
  error instanceof ApiError ? userMessageOf(error, "", apiErrors) : commonMessages.connectionErrorHint

const partialResultText = (done: number, total: number, feedbackMessages: FeedbackMessages): string =>
  feedbackMessages.bulkLeft({ done, left: total - done })

const showBulkFailure = (
  action: BulkAction,
  { done, error }: BulkResult,
  total: number,
  feedbackMessages: FeedbackMessages,
  commonMessages: CommonMessages,
  apiErrors: ErrorTexts
): void => {
  if (signInWithSelection(error)) return
  showProblem(
    bulkTitlesOf(feedbackMessages)[action][1],
    [
      partialResultText(done.length, total, feedbackMessages),
      failureReasonOf(error, commonMessages, apiErrors)
    ]
      .filter(Boolean)
      .join(" ")
  )
}

export const showBulkResult = (
  action: BulkAction,
  outcome: BulkResult,
  total: number,
  undo: ToastAction | null,
  feedbackMessages: FeedbackMessages,
  commonMessages: CommonMessages,
  apiErrors: ErrorTexts
): void => {
  const { done, failed } = outcome
  if (failed.length > 0) showBulkFailure(action, outcome, total, feedbackMessages, commonMessages, apiErrors)
  else if (done.length < total)
    showToast(feedbackMessages.bulkStopped, partialResultText(done.length, total, feedbackMessages), undo)
  else
    showToast(
      bulkTitlesOf(feedbackMessages)[action][0],
      feedbackMessages.bulkDone[action]({ count: total }),
      undo
    )
}
