import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../../api/api-client.ts"
import { useOwner } from "../../../app/owner-context.ts"
import { dropDraft } from "../../../components/owner-draft.ts"
import { showToast } from "../../../components/toast-store.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { answerDraftOf } from "./answer-draft.ts"
import { withoutItem } from "./feedback-cache.ts"
import { feedbackQuery, mayBeOutdatedBy, showFeedbackFailure } from "./feedback-queries.ts"

/** Refetches everything, because points and counts change with the item. */
export const useDeleteFeedback = () => {
  const feedbackMessages = useMessages("feedback")
  const queryClient = useQueryClient()
  const { id: ownerId } = useOwner()
  return useMutation({
    mutationFn: (id: string) => request(calls.deleteFeedback, { params: { id } }),
    onSuccess: (_, id) => {
      dropDraft(answerDraftOf(ownerId, id))
      queryClient.setQueryData(feedbackQuery.queryKey, (items) => items && withoutItem(items, new Set([id])))
      showToast(feedbackMessages.deleted)
    },
    onError: showFeedbackFailure(feedbackMessages.deleteFailed),
    onSettled: (_, error) => {
      if (mayBeOutdatedBy(error)) void queryClient.invalidateQueries()
    }
  })
}
