import type { RefCallback } from "react"

export const takeFocus: RefCallback<HTMLElement> = (element) => element?.focus()
