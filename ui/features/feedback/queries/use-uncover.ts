import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../../api/api-client.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { withItemReplaced } from "./feedback-cache.ts"
import { feedbackQuery, mayBeOutdatedBy, showFeedbackFailure } from "./feedback-queries.ts"

/** Refetches everything, because the insight and the counts now include the item. */
export const useUncover = () => {
  const feedbackMessages = useMessages("feedback")
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(calls.uncoverFeedback, { params: { id } }),
    onSuccess: (shown) => {
      queryClient.setQueryData(feedbackQuery.queryKey, (items) => items && withItemReplaced(items, shown))
    },
    onError: showFeedbackFailure(feedbackMessages.showFailed),
    onSettled: (_, error) => {
      if (mayBeOutdatedBy(error)) void queryClient.invalidateQueries()
    }
  })
}
