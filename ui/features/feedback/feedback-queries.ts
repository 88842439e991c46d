import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { request, userMessageOf } from "../../api-client.ts"
import { leaveIfLoggedOut } from "../../app/lost-session.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { feedbackMessages } from "../../messages/feedback.ts"

export const feedbackQuery = queryOptions({
  queryKey: ["feedback"],
  queryFn: () => request(calls.listFeedback, {})
})

const explain = (error: unknown, text: string): void => {
  if (leaveIfLoggedOut(error)) return
  const said = userMessageOf(error, "")
  showProblem(text, said === "" ? null : said)
}

export const useSetVisibility = (onDone: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isPublic }: Pick<FeedbackItem, "id" | "isPublic">) =>
      request(calls.setVisibility, { params: { id }, body: { isPublic } }),
    onSuccess: async (_, { isPublic }) => {
      await queryClient.invalidateQueries({ queryKey: feedbackQuery.queryKey })
      if (isPublic) showToast(feedbackMessages.madePublic, feedbackMessages.madePublicHint)
      else showToast(feedbackMessages.madePrivate, feedbackMessages.madePrivateHint)
    },
    onError: (error) => explain(error, feedbackMessages.visibilityFailed),
    onSettled: onDone
  })
}

/** Points and counts go with the item, so everything is read again. */
export const useDeleteFeedback = (onDone: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(calls.deleteFeedback, { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      showToast(feedbackMessages.deleted)
    },
    onError: (error) => explain(error, feedbackMessages.deleteFailed),
    onSettled: onDone
  })
}
