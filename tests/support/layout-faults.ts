import type { Page } from "playwright-core"

/**
 * Runs in the page: text that a box cuts off, controls that lie over each other by more than a finger's margin, and a page wider than its window. An
 * ellipsis is a box's own way to end a long name.
 */
const findFaults = (): ReadonlyArray<string> => {
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest(".visually-hidden, .skip-link, [aria-hidden=true]") === null &&
    element.getBoundingClientRect().width > 1
  const labelOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} “${(element.textContent ?? "").trim().slice(0, 40)}”`
  const shown = [...document.querySelectorAll("body *")].filter(isSeen)

  const textBoxesIn = (element: Element): ReadonlyArray<DOMRect> => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const boxes: Array<DOMRect> = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { parentElement } = texts.currentNode
      if (parentElement !== null && isSeen(parentElement)) boxes.push(...range.getClientRects())
    }
    return boxes
  }

  const cutsText = (element: Element): boolean => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const hides = (overflow: string): boolean => overflow === "hidden" || overflow === "clip"
    const isTooWide =
      hides(overflowX) && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth
    const isTooHigh =
      hides(overflowY) && webkitLineClamp === "none" && element.scrollHeight > element.clientHeight
    if (!isTooWide && !isTooHigh) return false
    const box = element.getBoundingClientRect()
    return textBoxesIn(element).some(
      ({ left, right, top, bottom }) =>
        (isTooWide && (left < box.left - 1 || right > box.right + 1)) ||
        (isTooHigh && (top < box.top - 4 || bottom > box.bottom + 4))
    )
  }

  const layerOf = (element: Element): Element | null => {
    for (let part: Element | null = element; part !== null; part = part.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(part).position)) return part
    }
    return null
  }
  const fieldOf = (element: Element): Element => element.closest(".with-button") ?? element
  const controls = shown
    .filter((element) => element.matches("a[href], button, input, select, textarea, summary"))
    .filter((element) => !element.matches("[type=radio], [type=checkbox], [type=file]"))
  const isOver = (one: Element, other: Element): boolean => {
    if (one.contains(other) || other.contains(one)) return false
    if (layerOf(one) !== layerOf(other) || fieldOf(one) === fieldOf(other)) return false
    return [...one.getClientRects()].some((a) =>
      [...other.getClientRects()].some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 10 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 10
      )
    )
  }

  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...shown.filter(cutsText).map((element) => `${labelOf(element)} is cut`),
    ...controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter((other) => isOver(one, other))
        .map((other) => `${labelOf(one)} lies over ${labelOf(other)}`)
    )
  ]
}

export const layoutFaults = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(findFaults)

const neverSplit = "h1, h2, h3, .button, .tab, nav a, nav button"

/** Words, mostly of headings, buttons and ways around, that begin on one line and end on the next. */
export const splitWords = (page: Page, within = neverSplit): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const split: Array<string> = []
        while (texts.nextNode()) {
          const text = texts.currentNode
          if (text.parentElement?.checkVisibility() !== true) continue
          if (text.parentElement.closest(".visually-hidden") !== null) continue
          for (const { 0: word, index } of (text.textContent ?? "").matchAll(
            /\p{L}[\p{L}\p{M}\u200c\u200d]*/gu
          )) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
            const middles = boxes.map(({ top, height }) => top + height / 2)
            const height = Math.min(...boxes.map((box) => box.height))
            if (Math.max(...middles) - Math.min(...middles) > height / 2) split.push(word)
          }
        }
        return split
      }),
    within
  )
