export interface ProfileFields {
  readonly name: string
  readonly jobTitle: string
  readonly bio: string
}

/** What was typed when the session turned out to be lost. In the tab alone, until it is saved or given up. */
const keyOf = (ownerId: string): string => `honesthive-profile:${ownerId}`

const textIn = (draft: object, field: string): string => {
  const value: unknown = Object.entries(draft).find(([name]) => name === field)?.[1]
  return typeof value === "string" ? value : ""
}

export const readProfileDraft = (ownerId: string): ProfileFields | null => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(ownerId)) ?? "null")
    if (typeof draft !== "object" || draft === null) return null
    return { name: textIn(draft, "name"), jobTitle: textIn(draft, "jobTitle"), bio: textIn(draft, "bio") }
  } catch {
    return null
  }
}

export const keepProfileDraft = (ownerId: string, { name, jobTitle, bio }: ProfileFields): void => {
  try {
    sessionStorage.setItem(keyOf(ownerId), JSON.stringify({ name, jobTitle, bio }))
  } catch {
    // Storage may be switched off; then there is no draft.
  }
}

export const dropProfileDraft = (ownerId: string): void => {
  try {
    sessionStorage.removeItem(keyOf(ownerId))
  } catch {
    // Then there was none.
  }
}
