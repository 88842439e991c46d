import { type FormEvent, useEffect, useRef, useState } from "react"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { forgetShownError } from "../../api/forget-error.ts"
import { serverMessageOf } from "../../api/lost-session.ts"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import type { ProfileMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { PhotoPicker } from "./photo-picker.tsx"
import { BioField, JobTitleField, NameField } from "./profile-fields.tsx"
import { usePhoto } from "./use-photo.ts"
import { useProfileFields } from "./use-profile-fields.ts"
import { useSaveProfile } from "./use-save-profile.ts"

interface EditProfileDialogProps {
  readonly user: CurrentUser
  readonly onClose: () => void
}

const nameMissingTextOf = (profileMessages: ProfileMessages) =>
  `${profileMessages.nameRequired} ${profileMessages.nameRequiredHint}`

export const EditProfileDialog = ({ user, onClose }: EditProfileDialogProps) => {
  const profileMessages = useMessages("profile")
  const commonMessages = useMessages("common")
  const onSaved = (): void => showToast(profileMessages.saved)
  const save = useSaveProfile({
    ownerId: user.id,
    onSaved,
    onFailed: (error) => showProblem(profileMessages.failed, serverMessageOf(error))
  })
  const { fields, draft, set, hasName, problems } = useProfileFields(user)
  const photo = usePhoto(user.profileImageUrl)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useInvalidFocus(form, tries, null)
  useEffect(() => draft.setOpen(true), [])
  const close = (): void => {
    draft.setOpen(false)
    onClose()
  }
  const discard = (): void => {
    draft.drop()
    onClose()
  }
  const isTooLong = Object.values(problems).some((problem) => problem !== null)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTries(tries + 1)
    if (!hasName || isTooLong) return
    const changes = { ...draft.fields, ...photo.fields }
    if (Object.keys(changes).length > 0) save.mutate(changes, { onSuccess: onClose })
    else {
      onSaved()
      close()
    }
  }
  const nameError = tries > 0 && !hasName ? nameMissingTextOf(profileMessages) : problems.name
  return (
    <Dialog title={profileMessages.editTitle} onClose={close}>
      <form
        ref={form}
        className="form"
        noValidate
        onChange={() => forgetShownError(save)}
        onSubmit={onSubmit}
      >
        <PhotoPicker photo={photo} />
        <NameField value={fields.name} error={nameError} onChange={(name) => set("name", name)} />
        <JobTitleField
          value={fields.jobTitle}
          error={problems.jobTitle}
          onChange={(jobTitle) => set("jobTitle", jobTitle)}
        />
        <BioField value={fields.bio} error={problems.bio} onChange={(bio) => set("bio", bio)} />
        <div className="foot">
          <Button kind="ghost" onClick={discard}>
            {draft.isKept ? commonMessages.discard : commonMessages.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={save.isPending} disabled={isTooLong}>
            {profileMessages.saveChanges}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
