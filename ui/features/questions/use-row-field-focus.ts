import { useEffect, useRef } from "react"

/**
 * For a list of fields whose rows are added, moved and removed: `focusRow` focuses the first field of the row that has
 * this index once the list has changed, or the section around an empty list.
 */
export const useRowFieldFocus = (rows: ReadonlyArray<unknown>) => {
  const list = useRef<HTMLOListElement>(null)
  const pendingIndex = useRef<number | null>(null)
  useEffect(() => {
    if (pendingIndex.current === null) return
    const row = list.current?.children[Math.min(pendingIndex.current, rows.length - 1)]
    const field = row?.querySelector("input") ?? list.current?.closest<HTMLElement>("section")
    field?.focus()
    pendingIndex.current = null
  }, [rows])
  const focusRow = (index: number): void => {
    pendingIndex.current = index
  }
  return { list, focusRow }
}
