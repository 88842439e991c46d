import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { request } from "../../../api/api-client.ts"
import { showToast } from "../../../components/toast-store.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { withItemReplaced, withVisibility } from "./feedback-cache.ts"
import { feedbackQuery, showFeedbackFailure } from "./feedback-queries.ts"

interface Swap {
  readonly id: string
  readonly replacedId: string
  readonly isUndo?: boolean
}

const { queryKey } = feedbackQuery

const showSwap = (queryClient: QueryClient, next: FeedbackItem, { replacedId }: Swap): void => {
  queryClient.setQueryData(
    queryKey,
    (items) => items && withItemReplaced(withVisibility(items, new Set([replacedId]), false), next)
  )
}

export const useSwap = () => {
  const feedbackMessages = useMessages("feedback")
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: ({ id, replacedId }: Swap) =>
      request(calls.swapFeedback, { params: { id }, body: { with: replacedId } }),
    onSuccess: (next, swap) => {
      showSwap(queryClient, next, swap)
      const { isUndo = false } = swap
      const hint = isUndo ? feedbackMessages.swappedBackHint : feedbackMessages.swappedHint
      showToast(feedbackMessages.madePublic, hint, {
        label: feedbackMessages.undo,
        explained: feedbackMessages.undoSwap,
        onSelect: () => mutation.mutate({ id: swap.replacedId, replacedId: swap.id, isUndo: !isUndo })
      })
    },
    onError: showFeedbackFailure(feedbackMessages.visibilityFailed),
    onSettled: () => void queryClient.invalidateQueries({ queryKey })
  })
  return mutation
}
