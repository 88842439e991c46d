import { useRef } from "react"
import { focusPlaceOf } from "./focus-place.ts"

/** Gives the focus back to where it was, or to what took its place. */
export const useFocusReturn = () => {
  const focusOpener = useRef<() => void>(() => undefined)
  return {
    onOpenAutoFocus: (): void => {
      focusOpener.current = focusPlaceOf(document.activeElement)
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault()
      // What was chosen may have led it on already.
      if (document.activeElement === document.body) focusOpener.current()
    }
  }
}
