import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { problemMessageOf } from "../../api/api-client.ts"
import { useSettings } from "../../components/settings-context.ts"
import { dismissToast, showProblem, showToast } from "../../components/toast-store.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { settingsQuery } from "../account-settings/settings-query.ts"
import type { ProfileDraft } from "./profile-draft.ts"
import { useOnboardingAudience } from "./use-onboarding-audience.ts"
import { lastStep, useOnboardingStep } from "./use-onboarding-step.ts"
import { usePhoto } from "./use-photo.ts"
import { useProfileFields } from "./use-profile-fields.ts"
import { useSaveProfile } from "./use-save-profile.ts"
import { useSuggestedLink } from "./use-suggested-link.ts"

const fieldsOf: ReadonlyArray<ReadonlyArray<keyof ProfileDraft>> = [["name"], ["jobTitle", "bio"], []]

export const useOnboarding = (user: CurrentUser, onDone: () => void) => {
  const profileMessages = useMessages("profile")
  const apiErrors = useErrorTexts()
  const queries = useQueryClient()
  const { fields, set: setField, hasName, problems } = useProfileFields(user)
  const { step, goOn, goBack } = useOnboardingStep(hasName)
  const [isNameMissing, setNameMissing] = useState(false)
  const [tries, setTries] = useState(0)
  const { name } = useSettings()
  const photo = usePhoto(user.profileImageUrl)
  const link = useSuggestedLink(user, fields.name)
  const audience = useOnboardingAudience(user.id)
  const save = useSaveProfile({
    ownerId: user.id,
    beforeSave: audience.save,
    onSaved: () => {
      audience.dropDraft()
      void queries.invalidateQueries({ queryKey: settingsQuery.queryKey })
      onDone()
      showToast(profileMessages.welcome({ name }), profileMessages.setUp)
    },
    onFailed: () => undefined
  })
  const isBlocked = fieldsOf[step]?.some((field) => problems[field] !== null) === true

  const set: typeof setField = (...change) => {
    if (isNameMissing) dismissToast()
    setNameMissing(false)
    setField(...change)
  }
  const next = (): void => {
    setTries(tries + 1)
    setNameMissing(!hasName)
    if (!hasName) showProblem(profileMessages.nameRequired, profileMessages.nameRequiredHint)
    else if (step === lastStep) save.mutate({ ...fields, ...photo.fields })
    else if (!isBlocked) goOn()
  }
  const back = (): void => {
    save.reset()
    goBack()
  }
  const isNameAsked = isNameMissing && !hasName
  return {
    fields,
    photo,
    audience,
    set,
    step,
    tries,
    next,
    back,
    link,
    isBlocked,
    isSaving: save.isPending,
    problems: {
      ...problems,
      name: isNameAsked ? profileMessages.nameRequiredHint : problems.name
    },
    isNameAsked,
    failure: problemMessageOf(save.error, profileMessages.failed, apiErrors)
  }
}

export type Onboarding = ReturnType<typeof useOnboarding>
