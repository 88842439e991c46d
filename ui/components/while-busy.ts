import type { MouseEvent } from "react"

/**
 * For a button that may be at work. Disabled, it would lose the focus, and the key that pressed it would press nothing
 * after a failure; so it only does nothing meanwhile. That also keeps Enter in a field from sending its form again.
 */
export const whileBusy = (isBusy: boolean, onClick?: () => void) => ({
  "aria-busy": isBusy || undefined,
  "aria-disabled": isBusy || undefined,
  onClick: (event: MouseEvent): void => {
    if (isBusy) event.preventDefault()
    else onClick?.()
  }
})
