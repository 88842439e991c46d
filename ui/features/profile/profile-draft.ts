import { readStoredJson, writeStored } from "../../components/stored-item.ts"

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
  const draft = readStoredJson("sessionStorage", draftKeyOf(ownerId))
  if (typeof draft !== "object" || draft === null) return null
  return {
    name: draftTextOf(draft, "name"),
    jobTitle: draftTextOf(draft, "jobTitle"),
    bio: draftTextOf(draft, "bio")
  }
}

export const keepProfileDraft = (ownerId: string, { name, jobTitle, bio }: ProfileDraft): void =>
  writeStored("sessionStorage", draftKeyOf(ownerId), JSON.stringify({ name, jobTitle, bio }))

export const dropProfileDraft = (ownerId: string): void =>
  writeStored("sessionStorage", draftKeyOf(ownerId), null)
