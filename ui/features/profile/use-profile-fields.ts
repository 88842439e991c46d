import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { profileLimits, profileTexts } from "#core/domain/profiles/profile-rules.ts"
import { isTooLong, trimText } from "#core/domain/values/text.ts"
import { useOwnerDraft } from "../../components/owner-draft.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { problemTextOf } from "../../text/error-text.ts"
import { type ProfileDraft, profileDraftOf } from "./profile-draft.ts"

type ProfileFieldProblems = Readonly<Record<keyof ProfileDraft, string | null>>

const tooLongTexts: Readonly<Record<keyof ProfileDraft, string>> = {
  name: profileTexts.nameTooLong,
  jobTitle: profileTexts.jobTitleTooLong,
  bio: profileTexts.bioTooLong
}

const fieldProblemOf = (field: keyof ProfileDraft, text: string): string | null =>
  isTooLong(trimText(text), profileLimits[field]) ? tooLongTexts[field] : null

const storedFields = (user: CurrentUser): ProfileDraft => ({
  name: user.name ?? "",
  jobTitle: user.jobTitle ?? "",
  bio: user.bio ?? ""
})

export const useProfileFields = (user: CurrentUser) => {
  const errorTexts = useErrorTexts()
  const draft = useOwnerDraft(profileDraftOf(user.id))
  const stored = storedFields(user)
  const fields: ProfileDraft = { ...stored, ...draft.fields }
  const set = (field: keyof ProfileDraft, text: string): void => draft.set(field, text, stored[field])
  const problemIn = (field: keyof ProfileDraft): string | null =>
    problemTextOf(fieldProblemOf(field, fields[field]), errorTexts)
  const problems: ProfileFieldProblems = {
    name: problemIn("name"),
    jobTitle: problemIn("jobTitle"),
    bio: problemIn("bio")
  }
  return { fields, draft, set, hasName: trimText(fields.name) !== "", problems }
}
