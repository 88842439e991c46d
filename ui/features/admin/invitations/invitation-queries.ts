import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { InvitationRequest } from "#core/contract/invitation-schemas.ts"
import { request, userMessageOf } from "../../../api/api-client.ts"
import { useLanguageQuery } from "../../../components/language-context.ts"
import { showProblem, showToast } from "../../../components/toast-store.ts"
import { useErrorTexts } from "../../../components/use-error-texts.ts"
import type { CommonMessages } from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import type { ErrorTexts } from "../../../text/error-text.ts"
import { endSessionIfLost } from "../admin-client.ts"

export const invitationsQuery = queryOptions({
  queryKey: ["admin-invitations"],
  queryFn: () => request(calls.listInvitations, {})
})

const showFailure =
  (title: string, commonMessages: CommonMessages, apiErrors: ErrorTexts) =>
  (error: unknown): void => {
    if (!endSessionIfLost(error))
      showProblem(title, userMessageOf(error, commonMessages.connectionErrorHint, apiErrors))
  }

export const useMakeInvitation = () => {
  const invitationMessages = useMessages("invitations")
  const commonMessages = useMessages("common")
  const apiErrors = useErrorTexts()
  const queries = useQueryClient()
  const query = useLanguageQuery()
  return useMutation({
    mutationFn: (body: InvitationRequest) => request(calls.makeInvitation, { body, query }),
    onError: showFailure(invitationMessages.notMade, commonMessages, apiErrors),
    onSettled: () => queries.invalidateQueries(invitationsQuery)
  })
}

export const useWithdrawInvitation = () => {
  const invitationMessages = useMessages("invitations")
  const commonMessages = useMessages("common")
  const apiErrors = useErrorTexts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(calls.withdrawInvitation, { params: { id } }),
    onSuccess: () => showToast(invitationMessages.withdrawn),
    onError: showFailure(invitationMessages.notWithdrawn, commonMessages, apiErrors),
    onSettled: () => queries.invalidateQueries(invitationsQuery)
  })
}
