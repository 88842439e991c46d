import { type FocusEvent, useRef } from "react"

/** Remembers who had the focus before the list of toasts, and gives it back. */
export const useRegionFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement | null>(null)

  // The list stands in the region, beside the guards that lead the Tab key into it.
  const isInside = (element: Element): boolean => list.current?.parentElement?.contains(element) === true

  const remember = (event: FocusEvent): void => {
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !isInside(from)) before.current = from
  }
  // Leaving also tells Radix to start the clock again, which it stopped for the focus.
  const giveBack = (): void => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !isInside(focused)) return
    if (before.current?.isConnected === true) before.current.focus()
    else focused.blur()
  }
  return { list, remember, giveBack }
}
