import type { KeyboardEvent } from "react"

/** Works around Radix, which lets a visible toast take the Escape that was pressed in a dialog. */
export const closeOnEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
  }
