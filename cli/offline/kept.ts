import { namedHere } from "./place.ts"

/** Prefix of this build's own entries in localStorage, distinct from the product's. */
const prefix = `${namedHere("offline")}:`

const productPrefix = "honesthive-"

export const readKept = (name: string): string | null => localStorage.getItem(`${prefix}${name}`)

export const keep = (name: string, text: string): void => localStorage.setItem(`${prefix}${name}`, text)

const removeEntries = (storage: Storage, start: string): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key)
}

/**
 * Does what `Clear-Site-Data: "storage"` does on a server, but only for the pages' entries: this origin may be
 * shared, and holds the data that a server would store.
 */
export const clearProductStorage = (): void => {
  removeEntries(localStorage, productPrefix)
  removeEntries(sessionStorage, productPrefix)
}

export const clearAllStorage = (): void => {
  removeEntries(localStorage, prefix)
  clearProductStorage()
}
