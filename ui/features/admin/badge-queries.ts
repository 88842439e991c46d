import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { useId, useState } from "react"
import type { AdminBadge } from "#core/contract/admin-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { badgeTexts } from "#core/domain/badges/badge-texts.ts"
import { ApiError, problemMessageOf, request, userMessageOf } from "../../api/api-client.ts"
import { forgetShownError } from "../../api/forget-error.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeName } from "../../text/badge-texts.ts"
import { endSessionIfLost } from "./admin-client.ts"
import { type BadgeChanges, draftOf, updateOf } from "./badge-draft.ts"
import { badgeKeyOf, findBadge, withBadge } from "./badge-key.ts"
import { sendForm } from "./send-form.ts"

export const adminBadgesQuery = queryOptions({
  queryKey: ["admin-badges"],
  queryFn: () => request(calls.adminBadges, {})
})

/** The field that the server refused. */
const refusedFieldOf = (error: unknown): "name" | "description" | "bonus" | undefined =>
  (["name", "description", "bonus"] as const).find(
    (field) => error instanceof ApiError && error.userMessage === badgeTexts[field]
  )

interface SendingBadge<Sent> {
  readonly send: (sent: Sent, onProgress: (share: number) => void) => Promise<AdminBadge>
  readonly done: string
  readonly failed: readonly [title: string, otherwise: string]
  readonly onDone: (sent: Sent) => void
}

const useSendBadge = <Sent>({ send, done, failed: [title, otherwise], onDone }: SendingBadge<Sent>) => {
  const apiErrors = useErrorTexts()
  const badgesMessages = useMessages("badges")
  const queryClient = useQueryClient()
  const [share, setShare] = useState(0)
  const mutationKey = [useId()]
  const sending = useMutation({
    mutationKey,
    mutationFn: (sent: Sent) => send(sent, setShare),
    onMutate: () => setShare(0),
    onSuccess: (badge, sent) => {
      queryClient.setQueryData(adminBadgesQuery.queryKey, (groups) => groups && withBadge(groups, badge))
      showToast(done, badgeName(badge.name, badgesMessages))
      onDone(sent)
    },
    onError: (error) => {
      if (endSessionIfLost(error)) return
      showProblem(title, userMessageOf(error, otherwise, apiErrors))
      void queryClient.invalidateQueries(adminBadgesQuery)
    }
  })
  const problem = problemMessageOf(sending.error, otherwise, apiErrors)
  const forgetProblem = (): void => forgetShownError(sending)
  /** Asks the client, because the last rendering may be older than a sending that has just begun. */
  const hasBegun = (): boolean => queryClient.isMutating({ mutationKey }) > 0
  return {
    send: sending.mutate,
    isSending: sending.isPending,
    hasBegun,
    share,
    error: sending.error,
    problem,
    refusedField: refusedFieldOf(sending.error),
    forgetProblem
  }
}

interface BadgeChange {
  readonly badge: AdminBadge
  readonly changes: BadgeChanges
}

export const useUpdateBadge = (onDone: (sent: BadgeChange) => void) => {
  const adminMessages = useMessages("admin")
  const queryClient = useQueryClient()
  return useSendBadge<BadgeChange>({
    send: async ({ badge, changes }, onProgress) => {
      const groups = await queryClient.fetchQuery({ ...adminBadgesQuery, staleTime: 0 })
      const stored = findBadge(groups, badgeKeyOf(badge)) ?? badge
      return sendForm(calls.updateBadge, updateOf(stored, { ...draftOf(stored), ...changes }), onProgress)
    },
    done: adminMessages.updated,
    failed: [adminMessages.updateFailed, adminMessages.updateFailedHint],
    onDone
  })
}

interface BadgeImageUpload {
  readonly badge: AdminBadge
  readonly image: File
}

export const useUploadBadge = (onDone: (sent: BadgeImageUpload) => void) => {
  const adminMessages = useMessages("admin")
  return useSendBadge<BadgeImageUpload>({
    send: ({ badge: { name, category, tier, description }, image }, onProgress) =>
      sendForm(
        calls.uploadBadge,
        { badgeName: name, category, tier: String(tier), description, badgeImage: image },
        onProgress
      ),
    done: adminMessages.uploaded,
    failed: [adminMessages.uploadFailed, adminMessages.uploadFailedHint],
    onDone
  })
}
