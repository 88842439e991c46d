/** In this tab, from the moment a session is lost until the page is open again. */
const storageKey = "honesthive-selection"

let chosen: ReadonlySet<string> = new Set()

/** What would have to be kept now. */
export const noteSelection = (ids: ReadonlySet<string>): void => {
  chosen = ids
}

/** Before the browser leaves for the sign-in page. */
export const keepSelection = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...chosen]))
  } catch {
    // Storage may be switched off; the selection is then lost with the session.
  }
}

export const readKeptSelection = (): ReadonlyArray<string> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []
  } catch {
    return []
  }
}

export const forgetKeptSelection = (): void => {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Then there is nothing to forget.
  }
}
