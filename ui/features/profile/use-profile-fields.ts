import { useState } from "react"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { isTooLong, trimText } from "#core/support/text.ts"
import { profileMessages } from "../../messages/profile.ts"

/** Characters of a bio (spec section 9). */
export const bioLimit = 600

export interface ProfileFields {
  readonly name: string
  readonly jobTitle: string
  readonly bio: string
}

/** The three fields, as typed, and what is wrong with them. */
export const useProfileFields = (user: CurrentUser) => {
  const [fields, setFields] = useState<ProfileFields>({
    name: user.name ?? "",
    jobTitle: user.jobTitle ?? "",
    bio: user.bio ?? ""
  })
  const set = (field: keyof ProfileFields, value: string): void =>
    setFields((before) => ({ ...before, [field]: value }))
  return {
    fields,
    set,
    hasName: trimText(fields.name) !== "",
    bioProblem: isTooLong(trimText(fields.bio), bioLimit) ? profileMessages.bioTooLong : null
  }
}
