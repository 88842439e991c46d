import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import { request } from "../../api/api-client.ts"
import { signInIfLoggedOut } from "../../api/lost-session.ts"
import { useLanguage } from "../../components/language-context.ts"
import { dropSentDraft, savingKeyOf } from "../../components/owner-draft.ts"
import { showToast } from "../../components/toast-store.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { momentOf } from "../../text/moment.ts"
import { settingsQuery } from "../account-settings/settings-query.ts"
import { fieldsOfQuestions, questionsDraftOf } from "./questions-draft.ts"

interface ChosenQuestions {
  readonly questions: ReadonlyArray<QuestionText>
  readonly typed: ReadonlyArray<QuestionText>
}

export const useChooseQuestions = (ownerId: string) => {
  const questionMessages = useMessages("questions")
  const { language } = useLanguage()
  const queries = useQueryClient()
  const draft = questionsDraftOf(ownerId)
  return useMutation({
    mutationKey: savingKeyOf(draft),
    mutationFn: ({ questions }: ChosenQuestions) => request(calls.chooseQuestions, { body: { questions } }),
    onSuccess: (settings, { typed }) => {
      const { announced } = settings.questions
      dropSentDraft(draft, fieldsOfQuestions(typed))
      queries.setQueryData(settingsQuery.queryKey, settings)
      showToast(
        announced === null
          ? questionMessages.same
          : questionMessages.saved({ moment: momentOf(announced.from, language) })
      )
    },
    onError: signInIfLoggedOut
  })
}
