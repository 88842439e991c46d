import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import { request } from "../../api/api-client.ts"
import { signInIfLoggedOut } from "../../api/lost-session.ts"
import { showToast } from "../../components/toast-store.ts"
import { questionMessages } from "../../messages/questions.ts"
import { momentOf } from "../../text/moment.ts"
import { settingsQuery } from "../account-settings/settings-query.ts"

export const useChooseQuestions = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (questions: ReadonlyArray<QuestionText>) =>
      request(calls.chooseQuestions, { body: { questions } }),
    onSuccess: (settings) => {
      const { announced } = settings.questions
      queries.setQueryData(settingsQuery.queryKey, settings)
      showToast(announced === null ? questionMessages.same : questionMessages.saved(momentOf(announced.from)))
    },
    onError: signInIfLoggedOut
  })
}
