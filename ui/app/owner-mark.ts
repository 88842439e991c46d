/** Kept in the browser of somebody who is signed in, so that the start page does not flash at them. */
const storageKey = "honesthive-owner"

export const hasOwnerMark = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

export const markOwner = (isOwner: boolean): void => {
  try {
    if (isOwner) localStorage.setItem(storageKey, "1")
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage may be switched off; the start page then shows for a moment.
  }
}
