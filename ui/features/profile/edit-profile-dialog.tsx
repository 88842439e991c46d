import { type FormEvent, useState } from "react"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { commonMessages } from "../../messages/common.ts"
import { profileMessages } from "../../messages/profile.ts"
import { ProfileFields } from "./profile-fields.tsx"
import { useProfileFields } from "./use-profile-fields.ts"
import { useSaveProfile } from "./use-save-profile.ts"

interface EditProfileDialogProps {
  readonly user: CurrentUser
  readonly onClose: () => void
}

export const EditProfileDialog = ({ user, onClose }: EditProfileDialogProps) => {
  const { fields, set, hasName, bioProblem } = useProfileFields(user)
  const [wasTried, setTried] = useState(false)
  const save = useSaveProfile({
    onSaved: () => {
      onClose()
      showToast(profileMessages.saved)
    },
    onFailed: () => showProblem(profileMessages.failed)
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (hasName && bioProblem === null) save.mutate(fields)
  }
  const nameError =
    wasTried && !hasName ? `${profileMessages.nameRequired} ${profileMessages.nameRequiredHint}` : null
  return (
    <Dialog title={profileMessages.editTitle} onClose={onClose}>
      <form className="form" noValidate onSubmit={onSubmit}>
        <ProfileFields fields={fields} nameError={nameError} bioError={bioProblem} onChange={set} />
        <div className="foot">
          <Button kind="ghost" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={save.isPending} disabled={bioProblem !== null}>
            {profileMessages.saveChanges}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
