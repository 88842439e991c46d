import { useCallback, useEffect, useState } from "react"
import { forgetKeptSelection, noteSelection, readKeptSelection } from "../queries/stored-selection.ts"

const emptySelection: ReadonlySet<string> = new Set()

const changedIds = (before: ReadonlySet<string>, changed: ReadonlySet<string>, isOn: boolean) =>
  isOn ? new Set([...before, ...changed]) : new Set([...before].filter((id) => !changed.has(id)))

export const useSelection = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(readKeptSelection()))
  useEffect(() => {
    noteSelection(ids)
    return () => noteSelection(emptySelection)
  }, [ids])
  useEffect(forgetKeptSelection, [])
  const select = useCallback(
    (changed: ReadonlyArray<string>, isOn: boolean): void =>
      setIds((before) => changedIds(before, new Set(changed), isOn)),
    []
  )
  const selectOne = useCallback((id: string, isOn: boolean): void => select([id], isOn), [select])
  const clear = useCallback((): void => setIds(emptySelection), [])
  return { ids, select, selectOne, clear }
}
