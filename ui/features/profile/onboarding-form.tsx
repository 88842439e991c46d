import { type FormEvent, useState } from "react"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { suggestLink } from "#core/links/link-rules.ts"
import { userMessageOf } from "../../api-client.ts"
import { Button } from "../../components/button.tsx"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { profileMessages } from "../../messages/profile.ts"
import { ProfileFields } from "./profile-fields.tsx"
import { useProfileFields } from "./use-profile-fields.ts"
import { useSaveProfile } from "./use-save-profile.ts"

interface OnboardingFormProps {
  readonly user: CurrentUser
  readonly onDone: () => void
}

/** The first profile. Without a name nothing is sent (spec section 5). */
export const OnboardingForm = ({ user, onDone }: OnboardingFormProps) => {
  const { fields, set, hasName, bioProblem } = useProfileFields(user)
  const [isNameMissing, setNameMissing] = useState(false)
  const save = useSaveProfile({
    onSaved: () => {
      onDone()
      showToast(profileMessages.welcome, profileMessages.setUp)
    },
    onFailed: (error) => showProblem(userMessageOf(error, profileMessages.failed))
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setNameMissing(!hasName)
    if (!hasName) showProblem(profileMessages.nameRequired, profileMessages.nameRequiredHint)
    else if (bioProblem === null) save.mutate(fields)
  }
  const nameError = isNameMissing && !hasName ? profileMessages.nameRequiredHint : null
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <p className="soft">{profileMessages.onboardingHint}</p>
      <ProfileFields fields={fields} nameError={nameError} bioError={bioProblem} onChange={set} />
      {user.feedbackLink === null && <SuggestedLink name={fields.name} />}
      <Button kind="primary" type="submit" block busy={save.isPending} disabled={bioProblem !== null}>
        {profileMessages.complete}
      </Button>
    </form>
  )
}

/** What the name suggests; when it is taken, the server adds a number. */
const SuggestedLink = ({ name }: { readonly name: string }) => {
  const link = suggestLink(name)
  return (
    <p className="soft" aria-live="polite">
      {link !== null && (
        <>
          {profileMessages.linkWillBe} {window.location.host}/<b>{link}</b>. {profileMessages.changeLater}
        </>
      )}
    </p>
  )
}
