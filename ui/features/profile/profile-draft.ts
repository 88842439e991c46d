export interface ProfileDraft {
  readonly name: string
  readonly jobTitle: string
  readonly bio: string
}

/** Key of the text that was typed when the session was lost. It stays in this tab until it is saved or discarded. */
const draftKeyOf = (ownerId: string): string => `honesthive-profile:${ownerId}`

const draftTextOf = (draft: object, field: string): string => {
  const value: unknown = Object.entries(draft).find(([name]) => name === field)?.[1]
  return typeof value === "string" ? value : ""
}

export const readProfileDraft = (ownerId: string): ProfileDraft | null => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKeyOf(ownerId)) ?? "null")
    if (typeof draft !== "object" || draft === null) return null
    return {
      name: draftTextOf(draft, "name"),
      jobTitle: draftTextOf(draft, "jobTitle"),
      bio: draftTextOf(draft, "bio")
    }
  } catch {
    return null
  }
}

export const keepProfileDraft = (ownerId: string, { name, jobTitle, bio }: ProfileDraft): void => {
  try {
    sessionStorage.setItem(draftKeyOf(ownerId), JSON.stringify({ name, jobTitle, bio }))
  } catch {
    // Storage may be switched off; then there is no draft.
  }
}

export const dropProfileDraft = (ownerId: string): void => {
  try {
    sessionStorage.removeItem(draftKeyOf(ownerId))
  } catch {
    // Without storage there is no draft.
  }
}
