import type { Page } from "playwright-core"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { componentsMessages as messages } from "#ui/components-page/messages.ts"
import { everyPageMessages } from "#ui/messages/generated/en/every-page.ts"
import { componentsForAll, notifications } from "../support/components-page.ts"

const components = componentsForAll()
let page: Page
let shownCount = 0

beforeAll(async () => {
  await components.page.clock.install({ time: 0 })
  await components.page.clock.pauseAt(60_000)
})

beforeEach(async () => {
  page = await components.rest()
  return async () => {
    await components.rest()
    await page.getByRole("button", { name: messages.showToast }).focus()
    await page.clock.fastForward(6000)
    await page.clock.runFor(100)
    await card().waitFor({ state: "hidden" })
  }
})

const region = () => notifications(page)
const last = () => region().getByText(messages.toastTitle(shownCount), { exact: true })

/** Radix heeds pointer and focus from when its guards stand beside the toast, a moment after it is seen. */
const showToast = async () => {
  await page.getByRole("button", { name: messages.showToast }).press("Enter")
  shownCount += 1
  await page.clock.runFor(50)
  await region().locator("> span").first().waitFor({ state: "attached" })
  await last().waitFor()
}
const card = () => region().getByRole("listitem")
const isFocusInRegion = () => region().evaluate((element) => element.contains(document.activeElement))

test("[spec 2 Toasts 1] [spec 9 15] one at a time: a new toast takes the place of the last", async () => {
  await showToast()
  await showToast()
  expect(await card().count()).toBe(1)
})

test("[spec 9 15] a toast goes after 5 seconds, and not before", async () => {
  await showToast()
  await page.clock.runFor(4500)
  expect(await card().getAttribute("data-state")).toBe("open")
  await page.clock.runFor(600)
  await last().waitFor({ state: "hidden" })
})

test("[spec 2 Toasts 1] hovering stops the clock", async () => {
  await showToast()
  await last().hover()
  await page.clock.fastForward(20_000)
  expect(await card().getAttribute("data-state")).toBe("open")
  await page.mouse.move(5, 5)
  await page.clock.runFor(5100)
  await last().waitFor({ state: "hidden" })
})

test("[spec 2 Toasts 1] F8 leads to the toast and stops the clock; closing it leads back", async () => {
  await showToast()
  await page.keyboard.press("F8")
  expect(await isFocusInRegion()).toBe(true)
  await page.clock.fastForward(20_000)
  expect(await card().getAttribute("data-state")).toBe("open")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    everyPageMessages.close
  )
  await page.keyboard.press("Enter")
  await last().waitFor({ state: "hidden" })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(messages.showToast)
})

test("the clock runs for the next toast after one was closed by hand", async () => {
  await showToast()
  await region().getByRole("button", { name: everyPageMessages.close }).click()
  await last().waitFor({ state: "hidden" })
  await page.mouse.move(5, 5)
  await showToast()
  await page.clock.runFor(5100)
  await last().waitFor({ state: "hidden" })
})

const swipe = async (pixels: number) => {
  const box = await card().boundingBox()
  if (box === null) throw new Error("No toast to swipe.")
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels, y, { steps: 8 })
  await page.mouse.up()
}

test("[spec 9 15] a swipe of 40 px comes back, one of 60 px dismisses it", async () => {
  await showToast()
  await page.clock.runFor(300)
  await swipe(40)
  expect(await last().isVisible()).toBe(true)
  await swipe(60)
  await last().waitFor({ state: "hidden" })
})

test("[spec 9 15] it is at most 420 px wide, and at 320 px not wider than the screen", async () => {
  await showToast()
  expect((await card().boundingBox())?.width).toBeLessThanOrEqual(420)
  await page.setViewportSize({ width: 320, height: 640 })
  const box = await card().boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  // A link, or an email, is one long word.
  const text = region().getByText(messages.toastText)
  await text.evaluate((element, word) => element.replaceChildren(word), "asha.raman".repeat(8))
  expect(await card().evaluate((toast) => toast.scrollWidth - toast.clientWidth)).toBe(0)
})

test("Escape in a dialog closes the dialog, whatever is to be read beside it", async () => {
  await showToast()
  await page.getByRole("button", { name: messages.openDialog }).press("Enter")
  await page.getByRole("dialog").waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "hidden" })
})

test("Escape that ends the composition of an input method leaves it open", async () => {
  await showToast()
  const button = page.getByRole("button", { name: messages.showToast })
  await button.dispatchEvent("keydown", { key: "Escape", isComposing: true })
  expect(await card().getAttribute("data-state")).toBe("open")
  await page.keyboard.press("Escape")
  await last().waitFor({ state: "hidden" })
})

test("over an open dialog it can be read and closed with the pointer", async () => {
  await showToast()
  await page.getByRole("button", { name: messages.openDialog }).press("Enter")
  await page.getByRole("dialog").waitFor()
  await region().getByRole("button", { name: everyPageMessages.close }).click()
  await last().waitFor({ state: "hidden" })
  expect(await page.getByRole("dialog").isVisible()).toBe(true)
})
