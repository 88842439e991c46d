import type { RefCallback } from "react"

/**
 * Prefers the row's menu, since pressing it changes nothing; then its text, if it can have the focus; then the whole
 * row.
 */
const focusTargetIn = (row: HTMLElement): HTMLElement =>
  row.querySelector<HTMLElement>("button[aria-haspopup='menu']") ??
  row.querySelector<HTMLElement>("[tabindex='-1'], .read") ??
  row

const focusAnything = (element: HTMLElement, options: FocusOptions = {}): void => {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}

const neighbourIn = (list: Element, index: number): Element | undefined =>
  list.children[Math.min(index, list.children.length - 1)]

const surroundingsOf = (element: Element | null, list: Element | null | undefined): HTMLElement | null => {
  const around = (list ?? element)?.closest<HTMLElement>("[tabindex='-1']:not(main)")
  if (around) return around
  return list?.closest("section")?.querySelector<HTMLElement>("h1, h2, h3") ?? null
}

/**
 * Remembers a place in the document and returns a function that puts the focus there again. If the element is gone,
 * its row takes the focus, then that row's neighbour, then the part around it, then the page's content. A control
 * never takes it, since one more key press would repeat the action on the next item.
 */
export const focusTargetOf = (element: Element | null): (() => void) => {
  const row = element?.closest<HTMLElement>("tr, li")
  const list = row?.parentElement
  const index = row && list ? [...list.children].indexOf(row) : 0
  const around = surroundingsOf(element, list)
  return () => {
    if (element instanceof HTMLElement && element.isConnected) return element.focus()
    const next = row?.isConnected === true ? row : list?.isConnected === true && neighbourIn(list, index)
    if (next instanceof HTMLElement) return focusAnything(focusTargetIn(next))
    const rest = around?.isConnected === true ? around : document.querySelector("main")
    // Doesn't scroll, because a long part would lose the reading position.
    if (rest !== null) focusAnything(rest, { preventScroll: true })
  }
}

/** Ref for an element that disappears when it is pressed: hands its focus to its replacement. */
export const passFocusOn: RefCallback<HTMLElement> = (element) => () => {
  if (element?.contains(document.activeElement) !== true) return
  const focus = focusTargetOf(element)
  queueMicrotask(() => {
    if (document.activeElement === document.body) focus()
  })
}
