import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { CurrentUser, ProfileForm } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api-client.ts"
import { leaveIfLoggedOut } from "../../app/lost-session.ts"
import { currentUserQuery } from "../../app/session-query.ts"

interface SaveProfile {
  readonly onSaved: (user: CurrentUser) => void
  readonly onFailed: (error: unknown) => void
}

export const useSaveProfile = ({ onSaved, onFailed }: SaveProfile) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileForm) => request(calls.updateProfile, { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      onSaved(user)
    },
    onError: (error) => {
      if (!leaveIfLoggedOut(error)) onFailed(error)
    }
  })
}
