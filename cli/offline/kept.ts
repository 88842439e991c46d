import { namedHere } from "./place.ts"

/** All that this build keeps for itself in localStorage begins with it; the product's own entries never do. */
const prefix = `${namedHere("offline")}:`

/** All that the product's pages keep in localStorage and sessionStorage begins with it. */
const productPrefix = "honesthive-"

export const readKept = (name: string): string | null => localStorage.getItem(`${prefix}${name}`)

export const keep = (name: string, text: string): void => localStorage.setItem(`${prefix}${name}`, text)

const removeEntries = (storage: Storage, start: string): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key)
}

/**
 * What `Clear-Site-Data: "storage"` does on a server's origin. This origin may be others' as well, and it holds what
 * the server would keep, so only what the pages kept goes.
 */
export const clearProductStorage = (): void => {
  removeEntries(localStorage, productPrefix)
  removeEntries(sessionStorage, productPrefix)
}

export const clearAllStorage = (): void => {
  removeEntries(localStorage, prefix)
  clearProductStorage()
}
