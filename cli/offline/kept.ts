/** All that this build keeps for itself in localStorage begins with it; the product's own entries never do. */
const prefix = "offline:"

export const readKept = (name: string): string | null => localStorage.getItem(`${prefix}${name}`)

export const keep = (name: string, text: string): void => localStorage.setItem(`${prefix}${name}`, text)

const ownKeys = (isOurs: boolean): ReadonlyArray<string> =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefix) === isOurs)

const removeKeys = (keys: ReadonlyArray<string>): void => {
  for (const key of keys) localStorage.removeItem(key)
}

/** What `Clear-Site-Data: "storage"` would do to a site that keeps no server in its storage. */
export const clearProductStorage = (): void => {
  removeKeys(ownKeys(false))
  sessionStorage.clear()
}

export const clearAllStorage = (): void => {
  removeKeys(ownKeys(true))
  clearProductStorage()
}
