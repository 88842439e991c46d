import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { InvitationRequest } from "#core/contract/invitation-schemas.ts"
import { request } from "../../../api/api-client.ts"
import { useLanguageQuery } from "../../../components/language-context.ts"
import { showToast } from "../../../components/toast-store.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { showAdminFailure } from "../admin-client.ts"

export const invitationsQuery = queryOptions({
  queryKey: ["admin-invitations"],
  queryFn: () => request(calls.listInvitations, {})
})

export const useMakeInvitation = () => {
  const invitationMessages = useMessages("invitations")
  const queries = useQueryClient()
  const query = useLanguageQuery()
  return useMutation({
    mutationFn: (body: InvitationRequest) => request(calls.makeInvitation, { body, query }),
    onError: showAdminFailure(invitationMessages.notMade),
    onSettled: () => queries.invalidateQueries(invitationsQuery)
  })
}

export const useWithdrawInvitation = () => {
  const invitationMessages = useMessages("invitations")
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request(calls.withdrawInvitation, { params: { id } }),
    onSuccess: () => showToast(invitationMessages.withdrawn),
    onError: showAdminFailure(invitationMessages.notWithdrawn),
    onSettled: () => queries.invalidateQueries(invitationsQuery)
  })
}
