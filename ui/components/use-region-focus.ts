import { useEffect, useRef } from "react"
import { focusTargetOf } from "./focus-target.ts"

/**
 * Remembers which element had the focus before the list of toasts, and gives it back to that or to its replacement.
 */
export const useRegionFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const goBack = useRef<() => void>(() => undefined)

  // The list stands in the region, beside the guards that lead the Tab key into it.
  const isInside = (element: Element): boolean => list.current?.parentElement?.contains(element) === true

  // Native listener, because for React a toast is a sibling of the list: a React handler on the list would miss focus
  // that goes straight to a toast.
  useEffect(() => {
    const region = list.current?.parentElement
    const remember = ({ relatedTarget: from }: FocusEvent): void => {
      if (from instanceof HTMLElement && !region?.contains(from)) goBack.current = focusTargetOf(from)
    }
    region?.addEventListener("focusin", remember)
    return () => region?.removeEventListener("focusin", remember)
  }, [])

  // Blurring also makes Radix restart the timer, which it stopped for the focus.
  const giveBack = (): void => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !isInside(focused)) return
    goBack.current()
    focused.blur()
  }
  return { list, giveBack }
}
