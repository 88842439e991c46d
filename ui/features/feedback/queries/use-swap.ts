import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { request } from "../../../api/api-client.ts"
import { showToast } from "../../../components/toast-store.ts"
import { useErrorTexts } from "../../../components/use-error-texts.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { withItemReplaced, withVisibility } from "./feedback-cache.ts"
import { feedbackQuery, showFeedbackFailure } from "./feedback-queries.ts"

interface Swap {
  readonly id: string
  /** Id of the public item that becomes private. */
  readonly instead: string
}

const { queryKey } = feedbackQuery

const showSwap = (queryClient: QueryClient, next: FeedbackItem, { instead }: Swap): void => {
  queryClient.setQueryData(
    queryKey,
    (items) => items && withItemReplaced(withVisibility(items, new Set([instead]), false), next)
  )
}

export const useSwap = () => {
  const feedbackMessages = useMessages("feedback")
  const apiErrors = useErrorTexts()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    networkMode: "always",
    mutationFn: ({ id, instead }: Swap) =>
      request(calls.swapFeedback, { params: { id }, body: { with: instead } }),
    onSuccess: (next, swap) => {
      showSwap(queryClient, next, swap)
      showToast(feedbackMessages.madePublic, feedbackMessages.swappedHint, {
        label: feedbackMessages.undo,
        explained: feedbackMessages.undoSwap,
        onSelect: () => mutation.mutate({ id: swap.instead, instead: swap.id })
      })
    },
    onError: (error) => showFeedbackFailure(error, feedbackMessages.visibilityFailed, apiErrors),
    onSettled: () => void queryClient.invalidateQueries({ queryKey })
  })
  return mutation
}
