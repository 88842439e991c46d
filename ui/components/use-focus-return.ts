import { useRef } from "react"

const focusOn = (element: Element | null): void => {
  if (element instanceof HTMLElement) element.focus()
}

/** Gives the focus back to where it was; what stood there may be gone, then the page's content takes it. */
export const useFocusReturn = () => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (): void => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault()
      focusOn(opener.current?.isConnected === true ? opener.current : document.querySelector("main"))
    }
  }
}
