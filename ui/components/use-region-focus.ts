import { useEffect, useRef } from "react"
import { focusPlaceOf } from "./focus-place.ts"

/** Remembers who had the focus before the list of toasts, and gives it back, or to what took its place. */
export const useRegionFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const goBack = useRef<() => void>(() => undefined)

  // The list stands in the region, beside the guards that lead the Tab key into it.
  const isInside = (element: Element): boolean => list.current?.parentElement?.contains(element) === true

  // To React a toast stands beside the list, not in it: the focus that goes straight to one is heard in the document alone.
  useEffect(() => {
    const region = list.current?.parentElement
    const remember = ({ relatedTarget: from }: FocusEvent): void => {
      if (from instanceof HTMLElement && !region?.contains(from)) goBack.current = focusPlaceOf(from)
    }
    region?.addEventListener("focusin", remember)
    return () => region?.removeEventListener("focusin", remember)
  }, [])

  // Leaving also tells Radix to start the clock again, which it stopped for the focus.
  const giveBack = (): void => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !isInside(focused)) return
    goBack.current()
    focused.blur()
  }
  return { list, giveBack }
}
