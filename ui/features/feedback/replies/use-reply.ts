import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { request } from "../../../api/api-client.ts"
import { signInIfLoggedOut } from "../../../api/lost-session.ts"
import { useOwner } from "../../../app/owner-context.ts"
import { dropSavedText, savingKeyOf } from "../../../components/owner-draft.ts"
import { showToast } from "../../../components/toast-store.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { answerDraftOf } from "../queries/answer-draft.ts"
import { withItemReplaced } from "../queries/feedback-cache.ts"
import { feedbackQuery, mayBeOutdatedBy, useNoteFailure } from "../queries/feedback-queries.ts"

const { queryKey } = feedbackQuery

const useShowItem = () => {
  const queryClient = useQueryClient()
  return (next: FeedbackItem): void => {
    queryClient.setQueryData(queryKey, (items) => items && withItemReplaced(items, next))
    // A response that is under way with the old list would revert the change.
    void queryClient.invalidateQueries({ queryKey, fetchStatus: "fetching" })
  }
}

export const useSetStatus = () => {
  const replyMessages = useMessages("reply")
  const { mutate } = useMutation({
    scope: { id: "status" },
    mutationFn: ({ id, status }: Pick<FeedbackItem, "id" | "status">) =>
      request(calls.setStatus, { params: { id }, body: { status } }),
    onSuccess: useShowItem(),
    onError: useNoteFailure(replyMessages.statusFailed)
  })
  return mutate
}

/** The dialog shows why an answer was refused, and keeps the text. */
export const useAnswer = (id: string) => {
  const replyMessages = useMessages("reply")
  const queryClient = useQueryClient()
  const showItem = useShowItem()
  const draft = answerDraftOf(useOwner().id, id)
  return useMutation({
    mutationKey: savingKeyOf(draft),
    mutationFn: (answer: FeedbackItem["answer"]) =>
      request(calls.answerFeedback, { params: { id }, body: { answer } }),
    onSuccess: (next, answer) => {
      dropSavedText(draft, { answer: answer ?? "" })
      showItem(next)
      showToast(next.answer === null ? replyMessages.removed : replyMessages.answered)
    },
    onError: (error) => {
      signInIfLoggedOut(error)
      if (mayBeOutdatedBy(error)) void queryClient.invalidateQueries({ queryKey })
    }
  })
}
