import type { MouseEvent } from "react"

/**
 * Props for a button that may be busy. A disabled button would lose the focus, and pressing the key again after a
 * failure would do nothing; so the button stays enabled and ignores clicks. It also keeps Enter in a field from
 * submitting the form again.
 */
export const whileBusy = (isBusy: boolean, onClick?: () => void) => ({
  "aria-busy": isBusy || undefined,
  "aria-disabled": isBusy || undefined,
  onClick: (event: MouseEvent): void => {
    if (isBusy) event.preventDefault()
    else onClick?.()
  }
})
