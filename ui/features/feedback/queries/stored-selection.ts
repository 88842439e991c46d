/** Kept in this tab from the loss of the session until the page is open again. */
const storageKey = "honesthive-selection"

let chosenIds: ReadonlySet<string> = new Set()

export const noteSelection = (ids: ReadonlySet<string>): void => {
  chosenIds = ids
}

export const keepSelection = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...chosenIds]))
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
    // Without storage there is no selection to forget.
  }
}
