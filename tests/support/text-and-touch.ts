import type { Page } from "playwright-core"

export const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`
  })

export const shrink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = ""
  })

/** Controls that are smaller than a finger needs: 44 px, or 24 px for a link within a sentence. */
export const smallTargets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll("a[href], button, input, select, textarea, summary"),
      ...document.querySelectorAll("[role=radio], [role=tab], [role=menuitem]")
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

/** Parts that stick out of an open dialog, menu or panel. */
export const cutOff = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const sheet = document.querySelector("[role=dialog], [role=alertdialog], [role=menu], .feedback-filters")
    if (sheet === null) return []
    const { left, right } = sheet.getBoundingClientRect()
    return [...sheet.querySelectorAll("*")]
      .filter((part) => part.checkVisibility() && part.closest(".visually-hidden") === null)
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.left < left - 1 || box.right > right + 1)
      .map(({ part }) => part.outerHTML.slice(0, 80))
  })

/** Buttons and links of an open dialog or panel that other parts cover. */
export const unreachable = async (page: Page): Promise<ReadonlyArray<string>> => {
  const sheet = page.locator("[role=dialog], [role=alertdialog], .feedback-filters")
  const controls = sheet.locator("button:enabled:not([aria-disabled]), a[href]").filter({ visible: true })
  const found: Array<string> = []
  for (const control of await controls.all()) {
    await control.click({ trial: true, timeout: 5000 }).catch((cause) => found.push(String(cause)))
  }
  return found
}
