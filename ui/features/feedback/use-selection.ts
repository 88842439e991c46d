import { useCallback, useEffect, useState } from "react"

/** Lasts through a reload and a new sign-in in this tab, not beyond the page. */
const storageKey = "honesthive-selection"

const readStored = (): ReadonlyArray<string> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []
  } catch {
    return []
  }
}

const store = (ids: ReadonlySet<string>): void => {
  try {
    if (ids.size === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify([...ids]))
  } catch {
    // Storage may be switched off; the selection then lasts for the page.
  }
}

const changedIds = (before: ReadonlySet<string>, changed: ReadonlySet<string>, isOn: boolean) =>
  isOn ? new Set([...before, ...changed]) : new Set([...before].filter((id) => !changed.has(id)))

/** The ids of the items that are chosen, also on other pages of the list. */
export const useSelection = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(readStored()))
  useEffect(() => store(ids), [ids])
  useEffect(() => () => store(new Set()), [])
  const select = useCallback(
    (changed: ReadonlyArray<string>, isOn: boolean): void =>
      setIds((before) => changedIds(before, new Set(changed), isOn)),
    []
  )
  const selectOne = useCallback((id: string, isOn: boolean): void => select([id], isOn), [select])
  const clear = useCallback((): void => setIds(new Set()), [])
  return { ids, select, selectOne, clear }
}
