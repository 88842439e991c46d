import { isStorable, isTooLong, trimText } from "../values/text.ts"

/** Maximum grapheme clusters. The bio's limit is the spec's (section 9); the others keep pages readable. */
export const profileLimits = { name: 80, jobTitle: 100, bio: 600 } as const

export const profileTexts = {
  nameRequired: "Name required. Please enter your name to continue.",
  nameTooLong: "Name must be 80 characters or less",
  jobTitleTooLong: "Job title must be 100 characters or less",
  bioTooLong: "Bio must be 600 characters or less",
  malformed: "Invalid input. The text contains characters that cannot be stored."
} as const

export interface ProfileFields {
  readonly name?: string
  readonly jobTitle?: string
  readonly bio?: string
}

const tooLongTexts = {
  name: profileTexts.nameTooLong,
  jobTitle: profileTexts.jobTitleTooLong,
  bio: profileTexts.bioTooLong
} as const

const fieldNames = ["name", "jobTitle", "bio"] as const

export const trimProfile = (fields: ProfileFields): ProfileFields =>
  Object.fromEntries(
    fieldNames.flatMap((field) => {
      const text = fields[field]
      return text === undefined ? [] : [[field, trimText(text)]]
    })
  )

/** Reason why trimmed fields are rejected, or null. A name is required once (spec section 5). */
export const profileProblem = (fields: ProfileFields, hasName: boolean): string | null => {
  if (fields.name === "" || (fields.name === undefined && !hasName)) return profileTexts.nameRequired
  for (const field of fieldNames) {
    const text = fields[field]
    if (text === undefined) continue
    if (!isStorable(text)) return profileTexts.malformed
    if (isTooLong(text, profileLimits[field])) return tooLongTexts[field]
  }
  return null
}
