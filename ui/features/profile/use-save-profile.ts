import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { formDataOf } from "../../api/form-data-of.ts"
import { signInIfLoggedOut } from "../../api/lost-session.ts"
import { currentUserQuery } from "../../app/session-query.ts"
import { dropSavedText, savingKeyOf } from "../../components/owner-draft.ts"
import { type ProfileDraft, profileDraftOf } from "./profile-draft.ts"
import type { PhotoFormFields } from "./use-photo.ts"

interface SaveProfile {
  readonly ownerId: string
  readonly beforeSave?: () => Promise<void>
  readonly onSaved: (user: CurrentUser) => void
  readonly onFailed: (error: unknown) => void
}

export const useSaveProfile = ({ ownerId, beforeSave, onSaved, onFailed }: SaveProfile) => {
  const queryClient = useQueryClient()
  const draft = profileDraftOf(ownerId)
  return useMutation({
    mutationKey: savingKeyOf(draft),
    mutationFn: async (body: Partial<ProfileDraft> & PhotoFormFields) => {
      await beforeSave?.()
      return request(calls.updateProfile, { body: formDataOf(calls.updateProfile, body) })
    },
    onSuccess: (user, { profileImage: _image, removeImage: _removal, ...texts }) => {
      dropSavedText(draft, texts)
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      onSaved(user)
    },
    onError: (error) => {
      if (!signInIfLoggedOut(error)) onFailed(error)
    }
  })
}
