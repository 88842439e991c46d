import { useCallback, useEffect, useRef } from "react"
import { focusTargetOf } from "./focus-target.ts"

interface FocusTarget {
  readonly element: Element
  readonly focus: () => void
}

/**
 * For a list whose actions remove rows: call the returned function before the action, and the focus stays near when
 * the row goes.
 */
export const useKeptFocus = (rows: ReadonlyArray<unknown>): (() => void) => {
  const target = useRef<FocusTarget | null>(null)
  useEffect(() => {
    if (target.current === null) return
    // A row that only moved has lost the focus, too.
    if (document.activeElement === document.body) target.current.focus()
    else if (target.current.element.isConnected) return
    target.current = null
  }, [rows])
  return useCallback(() => {
    const element = document.activeElement
    target.current = element === null ? null : { element, focus: focusTargetOf(element) }
  }, [])
}
