import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../../api/api-client.ts"
import { showToast } from "../../../components/toast-store.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { without } from "./feedback-cache.ts"
import { explain, feedbackQuery } from "./feedback-queries.ts"

/** Points and counts go with the item, so everything is read again. */
export const useDeleteFeedback = (onDone: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => request(calls.deleteFeedback, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData(feedbackQuery.queryKey, (items) => items && without(items, new Set([id])))
      showToast(feedbackMessages.deleted)
      void queryClient.invalidateQueries()
    },
    onError: (error) => explain(error, feedbackMessages.deleteFailed),
    onSettled: onDone
  })
}
