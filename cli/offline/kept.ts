import { namedHere } from "./place.ts"

/** Prefix of this build's own entries in localStorage; the product's entries never have it. */
const prefix = `${namedHere("offline")}:`

/** Prefix of the product's entries in localStorage and sessionStorage. */
const productPrefix = "honesthive-"

export const readKept = (name: string): string | null => localStorage.getItem(`${prefix}${name}`)

export const keep = (name: string, text: string): void => localStorage.setItem(`${prefix}${name}`, text)

const removeEntries = (storage: Storage, start: string): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key)
}

/**
 * Does what `Clear-Site-Data: "storage"` does on a server's origin, for the pages' entries alone: this origin may be
 * shared, and holds what a server would store.
 */
export const clearProductStorage = (): void => {
  removeEntries(localStorage, productPrefix)
  removeEntries(sessionStorage, productPrefix)
}

export const clearAllStorage = (): void => {
  removeEntries(localStorage, prefix)
  clearProductStorage()
}
