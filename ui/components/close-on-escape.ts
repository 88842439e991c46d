import type { KeyboardEvent } from "react"

/** Radix lets a toast that is in sight take Escape from the dialog in which it was pressed. */
export const closeOnEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
