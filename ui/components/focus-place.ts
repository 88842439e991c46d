import type { RefCallback } from "react"

const lastButtonIn = (row: Element | undefined): HTMLElement | undefined =>
  row === undefined ? undefined : [...row.querySelectorAll("button")].at(-1)

/** What stands where a row was: the next one, or the one before it at the end. */
const neighbourIn = (list: Element, index: number): HTMLElement | undefined =>
  lastButtonIn(list.children[Math.min(index, list.children.length - 1)])

/**
 * Remembers a place in the document, and puts the focus there again. When what stood there is gone, its row's
 * neighbour takes the focus, then the part around it, then the page's content.
 */
export const focusPlaceOf = (element: Element | null): (() => void) => {
  const row = element?.closest("tr, li")
  const list = row?.parentElement
  const index = row && list ? [...list.children].indexOf(row) : 0
  const around = element?.closest<HTMLElement>("[tabindex='-1']")
  return () => {
    if (element instanceof HTMLElement && element.isConnected) return element.focus()
    const neighbour = list?.isConnected === true ? neighbourIn(list, index) : undefined
    const rest = around?.isConnected === true ? around : document.querySelector("main")
    if (neighbour !== undefined) neighbour.focus()
    // It may be long: one stays where one was reading.
    else rest?.focus({ preventScroll: true })
  }
}

/** As the ref of what goes away when it is pressed: the focus in it goes to what took its place. */
export const passFocusOn: RefCallback<HTMLElement> = (element) => () => {
  if (element?.contains(document.activeElement) !== true) return
  const focus = focusPlaceOf(element)
  queueMicrotask(() => {
    if (document.activeElement === document.body) focus()
  })
}
