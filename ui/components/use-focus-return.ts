import { useRef } from "react"
import { focusTargetOf } from "./focus-target.ts"

const noFocusTarget = (): void => undefined

/** Where the closing dialog would return the focus. A dialog that replaces it returns there, too. */
let inheritedFocus = noFocusTarget

export const useFocusReturn = () => {
  const focusOpener = useRef(noFocusTarget)
  return {
    onOpenAutoFocus: (): void => {
      if (document.activeElement !== document.body) inheritedFocus = focusTargetOf(document.activeElement)
      focusOpener.current = inheritedFocus
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault()
      inheritedFocus = noFocusTarget
      // The chosen action may have moved the focus already.
      if (document.activeElement === document.body) focusOpener.current()
    }
  }
}
