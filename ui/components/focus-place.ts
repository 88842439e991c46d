import type { RefCallback } from "react"

/** Its menu, which presses nothing; else its words, where they can have the focus; else the whole row. */
const restingPlaceIn = (row: HTMLElement): HTMLElement =>
  row.querySelector<HTMLElement>("button[aria-haspopup='menu']") ??
  row.querySelector<HTMLElement>("[tabindex='-1'], .read") ??
  row

/** For what is no control: the focus rests on it, and the Tab key goes on from there. */
const focusAnything = (element: HTMLElement, options: FocusOptions = {}): void => {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}

/** The next row, or the one before it at the end. */
const neighbourIn = (list: Element, index: number): Element | undefined =>
  list.children[Math.min(index, list.children.length - 1)]

/** The part around it; of a list that is gone, the heading above it. */
const aroundOf = (element: Element | null, list: Element | null | undefined): HTMLElement | null => {
  const around = (list ?? element)?.closest<HTMLElement>("[tabindex='-1']:not(main)")
  if (around) return around
  return list?.closest("section")?.querySelector<HTMLElement>("h1, h2, h3") ?? null
}

/**
 * Remembers a place in the document, and puts the focus there again. When what stood there is gone, its row takes the
 * focus, then that row's neighbour, then the part around it, then the page's content: never a control that would
 * do to the next one what was just done to this one.
 */
export const focusPlaceOf = (element: Element | null): (() => void) => {
  const row = element?.closest<HTMLElement>("tr, li")
  const list = row?.parentElement
  const index = row && list ? [...list.children].indexOf(row) : 0
  const around = aroundOf(element, list)
  return () => {
    if (element instanceof HTMLElement && element.isConnected) return element.focus()
    const next = row?.isConnected === true ? row : list?.isConnected === true && neighbourIn(list, index)
    if (next instanceof HTMLElement) return focusAnything(restingPlaceIn(next))
    const rest = around?.isConnected === true ? around : document.querySelector("main")
    // It may be long: one stays where one was reading.
    if (rest !== null) focusAnything(rest, { preventScroll: true })
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
