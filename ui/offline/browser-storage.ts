import { nameForBuild } from "./base-path.ts"

const entryPrefix = `${nameForBuild("offline")}:`

const productPrefix = "honesthive-"

export const readLocalEntry = (name: string): string | null => localStorage.getItem(`${entryPrefix}${name}`)

export const storeLocalEntry = (name: string, text: string): void =>
  localStorage.setItem(`${entryPrefix}${name}`, text)

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
  removeEntries(localStorage, entryPrefix)
  clearProductStorage()
}
