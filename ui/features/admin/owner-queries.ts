import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { OwnerView } from "#core/contract/owner-schemas.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { request } from "../../api/api-client.ts"
import { useLanguage } from "../../components/language-context.ts"
import { showToast } from "../../components/toast-store.ts"
import type { OwnersMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { momentOf } from "../../text/moment.ts"
import { showAdminFailure } from "./admin-client.ts"

const allOwners = ["operator", "owners"] as const

const firstPage: string = ""

export const ownersQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: [...allOwners, text],
    queryFn: ({ pageParam: after }) =>
      request(calls.findOwners, { body: after === firstPage ? { text } : { text, after } }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next
  })

export const adminsQuery = queryOptions({
  queryKey: ["operator", "admins"],
  queryFn: () => request(calls.listAdmins, {})
})

const useOwnerAction = <Input, Response>(
  act: (input: Input) => Promise<Response>,
  done: (response: Response) => string | null
) => {
  const ownersMessages = useMessages("owners")
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (response: Response) => {
      const text = done(response)
      if (text !== null) showToast(text)
    },
    onError: showAdminFailure(ownersMessages.failed, ""),
    onSettled: () => queryClient.invalidateQueries({ queryKey: allOwners })
  })
}

interface Suspension {
  readonly id: string
  readonly reason: string
}

export const useSuspendOwner = () => {
  const ownersMessages = useMessages("owners")
  return useOwnerAction(
    ({ id, reason }: Suspension) => request(calls.suspendOwner, { params: { id }, body: { reason } }),
    () => ownersMessages.suspended
  )
}

const resumedText = ({ opensAt }: OwnerView, ownersMessages: OwnersMessages, language: Language): string =>
  opensAt === null
    ? ownersMessages.resumed
    : ownersMessages.resumedFrom({ moment: momentOf(opensAt, language) })

export const useResumeOwner = () => {
  const ownersMessages = useMessages("owners")
  const { language } = useLanguage()
  return useOwnerAction(
    (id: string) => request(calls.resumeOwner, { params: { id } }),
    (owner) => resumedText(owner, ownersMessages, language)
  )
}

export const useRemoveOwner = () => {
  const ownersMessages = useMessages("owners")
  return useOwnerAction(
    (id: string) => request(calls.removeOwner, { params: { id } }),
    () => ownersMessages.removed
  )
}

export const useRestoreOwner = () => {
  const ownersMessages = useMessages("owners")
  return useOwnerAction(
    (id: string) => request(calls.restoreOwner, { params: { id } }),
    () => ownersMessages.restored
  )
}

export const useResetOwner = ({ id, email }: Pick<OwnerView, "id" | "email">) => {
  const ownersMessages = useMessages("owners")
  return useOwnerAction(
    () => request(calls.resetOwner, { params: { id } }),
    ({ link }) => (link === null ? ownersMessages.resetMailed({ email }) : null)
  )
}

interface RoleChange {
  readonly username: string
  readonly role: "operator" | null
}

export const useSetAdminRole = () => {
  const ownersMessages = useMessages("owners")
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ username, role }: RoleChange) =>
      request(calls.setAdminRole, { params: { username }, body: { role } }),
    onSuccess: ({ username, role }) =>
      showToast(
        role === "operator" ? ownersMessages.roleGiven({ username }) : ownersMessages.roleTaken({ username })
      ),
    onError: showAdminFailure(ownersMessages.failed, ""),
    onSettled: () => queryClient.invalidateQueries(adminsQuery)
  })
}
