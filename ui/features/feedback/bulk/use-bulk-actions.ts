import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { calls } from "#core/contract/calls.ts"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { ApiError, isUnauthorized, request } from "../../../api/api-client.ts"
import { useOwner } from "../../../app/owner-context.ts"
import { dropDraft } from "../../../components/owner-draft.ts"
import { showProblem, type ToastAction } from "../../../components/toast-store.ts"
import type { FeedbackMessages, ReplyMessages } from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { groupFeedback } from "../notes/feedback-groups.ts"
import { countOverLimit } from "../notes/public-limit.ts"
import { answerDraftOf } from "../queries/answer-draft.ts"
import { withoutItem, withVisibility } from "../queries/feedback-cache.ts"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { type BulkResult, runBulk } from "./run-bulk.ts"
import { type BulkAction, showBulkResult } from "./show-bulk-result.ts"

export interface BulkProgress {
  readonly action: BulkAction
  readonly tried: number
  readonly total: number
}

const sendAction = (action: BulkAction, id: string): Promise<unknown> =>
  action === "delete"
    ? request(calls.deleteFeedback, { params: { id } })
    : request(calls.setVisibility, { params: { id }, body: { isPublic: action === "public" } })

const isFatal = (error: unknown): boolean => !(error instanceof ApiError) || isUnauthorized(error)

const showResults = async (
  queryClient: QueryClient,
  action: BulkAction,
  { done, error }: BulkResult
): Promise<void> => {
  const { queryKey } = feedbackQuery
  const ids = new Set(done)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(
    queryKey,
    (items) =>
      items &&
      (action === "delete" ? withoutItem(items, ids) : withVisibility(items, ids, action === "public"))
  )
  const isListOutdated = done.length > 0 || !isFatal(error)
  if (isListOutdated) void queryClient.invalidateQueries(action === "delete" ? {} : { queryKey })
}

const countPublicNow = (queryClient: QueryClient): number =>
  groupFeedback(queryClient.getQueryData(feedbackQuery.queryKey) ?? []).public.length

const isWithinLimit = (
  items: FeedbackItems,
  publicCount: number,
  feedbackMessages: FeedbackMessages
): boolean => {
  const after = countOverLimit(publicCount, items)
  if (after === null) return true
  showProblem(feedbackMessages.bulkLimitTitle, feedbackMessages.bulkLimitText({ now: publicCount, after }))
  return false
}

/** Deleting always asks (spec section 5), hiding where public answers are deleted with it. */
const confirmLoss = (
  action: "private" | "delete",
  items: FeedbackItems,
  feedbackMessages: FeedbackMessages,
  replyMessages: ReplyMessages
): boolean => {
  const answers = items.filter(({ answer }) => answer !== null).length
  const question = feedbackMessages.bulkQuestion[action]({ count: items.length })
  if (answers > 0) return window.confirm(`${question}\n\n${replyMessages.bulkAnswersGo({ count: answers })}`)
  return action === "private" || window.confirm(question)
}

const mayBegin = (
  action: BulkAction,
  items: FeedbackItems,
  publicCount: number,
  feedbackMessages: FeedbackMessages,
  replyMessages: ReplyMessages
): boolean =>
  action === "public"
    ? isWithinLimit(items, publicCount, feedbackMessages)
    : confirmLoss(action, items, feedbackMessages, replyMessages)

const itemsWithNewVisibility = (
  action: BulkAction,
  items: FeedbackItems,
  { done }: BulkResult
): FeedbackItems => {
  if (action === "delete") return []
  const isPublic = action === "public"
  return items
    .filter((item) => item.isPublic !== isPublic && done.includes(item.id))
    .map((item) => ({ ...item, isPublic }))
}

type StartBulkAction = (action: BulkAction, items: FeedbackItems) => Promise<void>

const undoOf = (
  action: BulkAction,
  turned: FeedbackItems,
  start: StartBulkAction,
  feedbackMessages: FeedbackMessages
): ToastAction | null =>
  turned.length === 0
    ? null
    : {
        label: feedbackMessages.undo,
        explained: action === "public" ? feedbackMessages.bulkUndoPublic : feedbackMessages.bulkUndoPrivate,
        onSelect: () => void start(action === "public" ? "private" : "public", turned)
      }

export const useBulkActions = (onDone: (ids: ReadonlyArray<string>) => void) => {
  const feedbackMessages = useMessages("feedback")
  const replyMessages = useMessages("reply")
  const queryClient = useQueryClient()
  const { id: ownerId } = useOwner()
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const isRunning = useRef(false)
  const isStopped = useRef(false)
  const isOpen = useRef(true)

  const run = async (action: BulkAction, items: FeedbackItems): Promise<void> => {
    isStopped.current = false
    const total = items.length
    const onProgress = (tried: number): void => setProgress({ action, tried, total })
    onProgress(0)
    const outcome = await runBulk({
      ids: items.map(({ id }) => id),
      act: (id) => sendAction(action, id),
      isFatal,
      isStopped: () => isStopped.current,
      onProgress
    })
    if (action === "delete") for (const id of outcome.done) dropDraft(answerDraftOf(ownerId, id))
    await showResults(queryClient, action, outcome)
    setProgress(null)
    onDone(outcome.done)
    const turned = itemsWithNewVisibility(action, items, outcome)
    const undo = undoOf(action, turned, start, feedbackMessages)
    showBulkResult(action, outcome, { total, isOpen: isOpen.current, undo }, feedbackMessages)
  }
  const start: StartBulkAction = async (action, items) => {
    if (
      isRunning.current ||
      !mayBegin(action, items, countPublicNow(queryClient), feedbackMessages, replyMessages)
    )
      return
    isRunning.current = true
    await run(action, items).finally(() => {
      isRunning.current = false
    })
  }
  const stop = (): void => {
    isStopped.current = true
  }
  // On another page nothing would show how far it is, nor stop it.
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      stop()
    }
  }, [])
  return { progress, start, stop }
}
