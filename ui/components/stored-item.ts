type StorageName = "localStorage" | "sessionStorage"

export const readStored = (storage: StorageName, key: string): string | null => {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

export const readStoredJson = (storage: StorageName, key: string): unknown => {
  try {
    return JSON.parse(readStored(storage, key) ?? "null")
  } catch {
    return null
  }
}

export const storedKeys = (storage: StorageName, prefix: string): ReadonlyArray<string> => {
  try {
    return Object.keys(window[storage]).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export const writeStored = (storage: StorageName, key: string, text: string | null): void => {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
  } catch {
    // Storage is switched off or full: the page works without the item until it is closed.
  }
}
