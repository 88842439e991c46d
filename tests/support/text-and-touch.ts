import type { Page } from "playwright-core"

/** Shows the page with letters twice as large. */
export const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = ""
    style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`
  })

export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Controls that are smaller than a finger needs: 44 px, or 24 px for a link within a sentence. */
export const smallTargets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "a[href], button, input, select, textarea, summary, [role=radio], [role=tab], [role=menuitem]"
      )
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.ariaHidden)
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
      .filter(({ element, box }) =>
        getComputedStyle(element).display === "inline"
          ? box.height < 24
          : Math.min(box.width, box.height) < 43.5
      )
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)
  )
