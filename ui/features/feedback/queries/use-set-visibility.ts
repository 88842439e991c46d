import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { request } from "../../../api/api-client.ts"
import { showToast, type ToastAction } from "../../../components/toast-store.ts"
import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { makeConfirmedStates } from "./confirmed-states.ts"
import { withVisibility } from "./feedback-cache.ts"
import { feedbackQuery, showFeedbackFailure } from "./feedback-queries.ts"

type VisibilityChange = Pick<FeedbackItem, "id" | "isPublic">

const mutationKey = ["visibility"] as const
const { queryKey } = feedbackQuery
const confirmedItems = makeConfirmedStates<Pick<FeedbackItem, "isPublic" | "answer">>()

const showVisibility = (queryClient: QueryClient, { id, isPublic }: VisibilityChange): void => {
  queryClient.setQueryData(queryKey, (items) => items && withVisibility(items, new Set([id]), isPublic))
}

const showAsBefore = (
  queryClient: QueryClient,
  { id, isPublic, answer }: Pick<FeedbackItem, "id" | "isPublic" | "answer">
): void => {
  queryClient.setQueryData(queryKey, (items) =>
    items?.map((item) => (item.id === id ? { ...item, isPublic, answer } : item))
  )
}

const undoOf = (
  { isPublic }: VisibilityChange,
  undo: () => void,
  feedbackMessages: FeedbackMessages
): ToastAction => ({
  label: feedbackMessages.undo,
  explained: isPublic ? feedbackMessages.undoMakePublic : feedbackMessages.undoMakePrivate,
  onSelect: undo
})

const toastVisibility = (
  { isPublic }: VisibilityChange,
  action: ToastAction,
  feedbackMessages: FeedbackMessages
): void => {
  if (isPublic) showToast(feedbackMessages.madePublic, feedbackMessages.madePublicHint, action)
  else showToast(feedbackMessages.madePrivate, feedbackMessages.madePrivateHint, action)
}

export const useSetVisibility = () => {
  const feedbackMessages = useMessages("feedback")
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationKey,
    // Sends requests in order, so that the last click wins.
    scope: { id: mutationKey[0] },
    mutationFn: ({ id, isPublic }: VisibilityChange) =>
      request(calls.setVisibility, { params: { id }, body: { isPublic } }),
    onMutate: async (wanted) => {
      const before = queryClient.getQueryData(queryKey)?.find(({ id }) => id === wanted.id)
      if (before !== undefined) confirmedItems.begin(wanted.id, before)
      showVisibility(queryClient, wanted)
      // A response that is under way with the old list would revert the change.
      await queryClient.cancelQueries({ queryKey })
      showVisibility(queryClient, wanted)
    },
    onSuccess: (_, wanted) =>
      toastVisibility(
        wanted,
        undoOf(wanted, () => mutation.mutate({ ...wanted, isPublic: !wanted.isPublic }), feedbackMessages),
        feedbackMessages
      ),
    onError: showFeedbackFailure(feedbackMessages.visibilityFailed),
    onSettled: (_, error, { id, isPublic }) => {
      const stored = isPublic ? { isPublic } : { isPublic, answer: null }
      const confirmed = confirmedItems.end(id, error === null ? stored : {})
      if (error !== null && confirmed !== undefined) showAsBefore(queryClient, { ...confirmed, id })
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey })
    }
  })
  return mutation.mutate
}
