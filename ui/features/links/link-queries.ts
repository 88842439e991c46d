import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { isUnauthorized, request, userMessageOf } from "../../api/api-client.ts"
import { publicOrigin } from "../../app/public-url.ts"
import { currentUserQuery } from "../../app/session-query.ts"
import { showToast } from "../../components/toast-store.ts"
import type { CommonMessages, LinksMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import type { ErrorTexts } from "../../text/error-text.ts"
import { publicUrlOf } from "./share-urls.ts"

export const linkProblemOf = (
  error: unknown,
  linkMessages: LinksMessages,
  commonMessages: CommonMessages,
  apiErrors: ErrorTexts
): string =>
  isUnauthorized(error)
    ? linkMessages.signIn
    : userMessageOf(error, commonMessages.connectionError, apiErrors)

export const useCheckLink = () =>
  useMutation({ mutationFn: (customLink: string) => request(calls.checkLink, { body: { customLink } }) })

export const useUpdateLink = () => {
  const linkMessages = useMessages("links")
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (customLink: string) => request(calls.updateLink, { body: { customLink } }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      const url = publicUrlOf(user.feedbackLink ?? "", publicOrigin())
      showToast(linkMessages.updated, linkMessages.updatedHint({ url }))
    }
  })
}
