import { useRef } from "react"
import { focusPlaceOf } from "./focus-place.ts"

const nowhere = (): void => undefined

/** Where the closing dialog would return the focus. A dialog that replaces it returns there, too. */
let inherited = nowhere

/** Gives the focus back to the element that had it, or to its replacement. */
export const useFocusReturn = () => {
  const focusOpener = useRef(nowhere)
  return {
    onOpenAutoFocus: (): void => {
      if (document.activeElement !== document.body) inherited = focusPlaceOf(document.activeElement)
      focusOpener.current = inherited
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault()
      inherited = nowhere
      // The chosen action may have moved the focus already.
      if (document.activeElement === document.body) focusOpener.current()
    }
  }
}
