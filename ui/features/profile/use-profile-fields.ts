import { useState } from "react"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { profileLimits, profileTexts } from "#core/domain/profiles/profile-rules.ts"
import { isTooLong, trimText } from "#core/domain/values/text.ts"
import { type ProfileFields, readProfileDraft } from "./profile-draft.ts"

type FieldProblems = Readonly<Record<keyof ProfileFields, string | null>>

const tooLongTexts: Readonly<Record<keyof ProfileFields, string>> = {
  name: profileTexts.nameTooLong,
  jobTitle: profileTexts.jobTitleTooLong,
  bio: profileTexts.bioTooLong
}

const problemOf = (field: keyof ProfileFields, text: string): string | null =>
  isTooLong(trimText(text), profileLimits[field]) ? tooLongTexts[field] : null

const storedFields = (user: CurrentUser): ProfileFields => ({
  name: user.name ?? "",
  jobTitle: user.jobTitle ?? "",
  bio: user.bio ?? ""
})

/** The three fields, as typed (a lost session's too), and what is wrong with them. */
export const useProfileFields = (user: CurrentUser) => {
  const [typed, setTyped] = useState<Partial<ProfileFields>>(() => readProfileDraft(user.id) ?? {})
  // What nobody typed here follows what is saved elsewhere, or by a dialog that was closed before its answer came.
  const fields: ProfileFields = { ...storedFields(user), ...typed }
  const set = (field: keyof ProfileFields, value: string): void =>
    setTyped((before) => ({ ...before, [field]: value }))
  const problems: FieldProblems = {
    name: problemOf("name", fields.name),
    jobTitle: problemOf("jobTitle", fields.jobTitle),
    bio: problemOf("bio", fields.bio)
  }
  return { fields, set, hasName: trimText(fields.name) !== "", problems }
}
