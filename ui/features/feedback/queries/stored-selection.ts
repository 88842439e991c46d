import { readStoredJson, writeStored } from "../../../components/stored-item.ts"

/** Kept in this tab from the loss of the session until the page is open again. */
const storageKey = "honesthive-selection"

let chosenIds: ReadonlySet<string> = new Set()

export const noteSelection = (ids: ReadonlySet<string>): void => {
  chosenIds = ids
}

export const keepSelection = (): void =>
  writeStored("sessionStorage", storageKey, JSON.stringify([...chosenIds]))

export const readKeptSelection = (): ReadonlyArray<string> => {
  const stored = readStoredJson("sessionStorage", storageKey)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []
}

export const forgetKeptSelection = (): void => writeStored("sessionStorage", storageKey, null)
