import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../../api/api-client.ts"
import { showToast } from "../../../components/toast-store.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { useNoteFailure } from "./feedback-queries.ts"

const shownQuery = queryOptions({
  queryKey: ["shown-feedback"],
  queryFn: () => request(calls.listShownFeedback, {})
})

export const useShownUntil = (id: string): string | null | undefined =>
  useQuery({ ...shownQuery, select: (shown) => shown.find((note) => note.id === id)?.until ?? null }).data

export const useShowToOperator = () => {
  const feedbackMessages = useMessages("feedback")
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(calls.showFeedback, { params: { id } }),
    onSuccess: () => showToast(feedbackMessages.operatorSees, feedbackMessages.operatorSeesHint),
    onError: useNoteFailure(feedbackMessages.operatorFailed),
    onSettled: () => queryClient.invalidateQueries(shownQuery)
  })
}
