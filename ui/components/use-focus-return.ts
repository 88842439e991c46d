import { useRef } from "react"
import { focusPlaceOf } from "./focus-place.ts"

const nowhere = (): void => undefined

/** Where the dialog that is closing would lead: one that takes its place leads there, too. */
let inherited = nowhere

/** Gives the focus back to where it was, or to what took its place. */
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
      // What was chosen may have led it on already.
      if (document.activeElement === document.body) focusOpener.current()
    }
  }
}
