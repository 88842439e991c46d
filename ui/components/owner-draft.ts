import { type MutationKey, useQueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { makeListeners } from "./listeners.ts"
import { readStoredJson, storedKeys, writeStored } from "./stored-item.ts"

type DraftFields = Readonly<Record<string, string>>

interface Draft {
  readonly fields: DraftFields
  readonly isOpen: boolean
}

/** Names an owner's unsaved text of one form, which stays in this tab until it is saved or discarded. */
export interface DraftId {
  readonly ownerId: string
  readonly form: string
}

export const audienceDraftOf = (ownerId: string): DraftId => ({ ownerId, form: "audience" })

const storagePrefix = "honesthive-unsaved:"

const storageKeyOf = ({ ownerId, form }: DraftId): string => `${storagePrefix}${ownerId}:${form}`

const isFields = (value: unknown): value is DraftFields =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string")

const readStoredDraft = (key: string): Draft | null => {
  const stored = readStoredJson("sessionStorage", key)
  if (typeof stored !== "object" || stored === null || !("fields" in stored)) return null
  return isFields(stored.fields)
    ? { fields: stored.fields, isOpen: "isOpen" in stored && stored.isOpen === true }
    : null
}

const noFields: DraftFields = {}

const drafts = new Map<string, Draft | null>()
const { subscribe, notify } = makeListeners()

const storeDraft = (key: string, draft: Draft | null): void =>
  writeStored("sessionStorage", key, draft === null ? null : JSON.stringify(draft))

const setDraft = (key: string, draft: Draft | null): void => {
  drafts.set(key, draft)
  storeDraft(key, draft)
  notify()
}

const readDraft = (key: string): Draft | null => {
  const known = drafts.get(key)
  if (known !== undefined) return known
  const stored = readStoredDraft(key)
  drafts.set(key, stored)
  return stored
}

export const isDraftOpen = (id: DraftId): boolean => readDraft(storageKeyOf(id))?.isOpen === true

export const dropDraft = (id: DraftId): void => setDraft(storageKeyOf(id), null)

export const dropSentDraft = (id: DraftId, sent: DraftFields): void => {
  const draft = readDraft(storageKeyOf(id))
  if (JSON.stringify(draft?.fields) === JSON.stringify(sent)) dropDraft(id)
}

export const dropSavedText = (id: DraftId, saved: DraftFields): void => {
  const key = storageKeyOf(id)
  const draft = readDraft(key)
  if (draft === null) return
  const later = Object.entries(draft.fields).filter(([field, text]) => text !== saved[field])
  setDraft(key, later.length === 0 ? null : { ...draft, fields: Object.fromEntries(later) })
}

/** Unsaved texts of an owner, for a page that shows another one. A choice among given answers is no text. */
export const unsavedTextsOf = (ownerId: string): ReadonlyArray<string> =>
  storedKeys("sessionStorage", `${storagePrefix}${ownerId}:`)
    .filter((key) => key !== storageKeyOf(audienceDraftOf(ownerId)))
    .flatMap((key) => Object.values(readDraft(key)?.fields ?? noFields))
    .filter((text) => text.trim() !== "")

/** Reads the drafts of former accounts, too, before their storage may be cleared. */
export const readAllDrafts = (): void => {
  for (const key of storedKeys("sessionStorage", storagePrefix)) readDraft(key)
}

/** Signing out in another tab clears the storage of this one, too. */
export const storeDraftsAgain = (): void => {
  for (const [key, draft] of drafts) storeDraft(key, draft)
}

export const savingKeyOf = (id: DraftId): MutationKey => [storageKeyOf(id)]

export const useOwnerDraft = (id: DraftId) => {
  const queries = useQueryClient()
  const key = storageKeyOf(id)
  const draft = useSyncExternalStore(subscribe, () => readDraft(key))
  /** Asked of the client, because the last rendering may be older than a save that has just begun. */
  const isSaving = (): boolean => queries.isMutating({ mutationKey: savingKeyOf(id) }) > 0
  /** Text that is the stored one again is no draft, unless another one is just being saved. */
  const set = (field: string, text: string, stored: string): void => {
    const { [field]: _, ...others } = readDraft(key)?.fields ?? noFields
    const fields = text === stored && !isSaving() ? others : { ...others, [field]: text }
    setDraft(key, Object.keys(fields).length === 0 ? null : { fields, isOpen: true })
  }
  const setAll = (fields: DraftFields, isStored: boolean): void =>
    setDraft(key, isStored && !isSaving() ? null : { fields, isOpen: true })
  const setOpen = (isOpen: boolean): void => {
    const kept = readDraft(key)
    if (kept !== null) setDraft(key, { ...kept, isOpen })
  }
  return {
    fields: draft?.fields ?? noFields,
    isKept: draft !== null,
    set,
    setAll,
    setOpen,
    drop: () => dropDraft(id)
  }
}
