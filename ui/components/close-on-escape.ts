import type { KeyboardEvent as ReactKeyboardEvent } from "react"

/** Works around Radix, which lets a visible toast take the Escape that was pressed in a dialog. */
export const closeOnEscape =
  (close: () => void) =>
  (event: ReactKeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
  }

/** With an input method, Escape ends the composition. */
export const stayWhileComposing = (event: KeyboardEvent): void => {
  if (event.isComposing) event.preventDefault()
}
