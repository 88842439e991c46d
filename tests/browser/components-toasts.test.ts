import type { Page } from "playwright-core"
import { beforeEach, expect, test } from "vitest"
import { componentsMessages as messages } from "#ui/components-page/messages.ts"
import { commonMessages } from "#ui/messages/common.ts"
import { componentsForAll, notifications } from "../support/components-page.ts"

/** A clock plays to the next page all that it has played. */
const components = componentsForAll({ isNewEach: true })
let page: Page

beforeEach(async () => {
  page = await components.open()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
})

const region = () => notifications(page)
const toast = (count: number) => region().getByText(messages.toastTitle(count))

/** Radix heeds pointer and focus from when its guards stand beside the toast, a moment after it is seen. */
const show = async () => {
  await page.getByRole("button", { name: messages.showToast }).press("Enter")
  await page.clock.runFor(50)
  await region().locator("> span").first().waitFor({ state: "attached" })
}
const card = () => region().getByRole("listitem")
const isFocusInRegion = () => region().evaluate((element) => element.contains(document.activeElement))

test("[spec 2 Toasts 1] [spec 9 15] one at a time: a new toast takes the place of the last", async () => {
  await show()
  await toast(1).waitFor()
  await show()
  await toast(2).waitFor()
  expect(await card().count()).toBe(1)
})

test("[spec 9 15] a toast goes after 5 seconds, and not before", async () => {
  await show()
  await toast(1).waitFor()
  await page.clock.runFor(4500)
  expect(await toast(1).isVisible()).toBe(true)
  await page.clock.runFor(600)
  await toast(1).waitFor({ state: "hidden" })
})

test("[spec 2 Toasts 1] hovering stops the clock", async () => {
  await show()
  await toast(1).hover()
  await page.clock.runFor(20_000)
  expect(await toast(1).isVisible()).toBe(true)
  await page.mouse.move(5, 5)
  await page.clock.runFor(5100)
  await toast(1).waitFor({ state: "hidden" })
})

test("[spec 2 Toasts 1] F8 leads to the toast and stops the clock; closing it leads back", async () => {
  await show()
  await toast(1).waitFor()
  await page.keyboard.press("F8")
  expect(await isFocusInRegion()).toBe(true)
  await page.clock.runFor(20_000)
  expect(await toast(1).isVisible()).toBe(true)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    commonMessages.close
  )
  await page.keyboard.press("Enter")
  await toast(1).waitFor({ state: "hidden" })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(messages.showToast)
})

test("Escape closes it", async () => {
  await show()
  await toast(1).waitFor()
  await page.keyboard.press("F8")
  await page.keyboard.press("Escape")
  await toast(1).waitFor({ state: "hidden" })
})

test("the clock runs for the next toast after one was closed by hand", async () => {
  await show()
  await region().getByRole("button", { name: commonMessages.close }).click()
  await toast(1).waitFor({ state: "hidden" })
  await page.mouse.move(5, 5)
  await show()
  await toast(2).waitFor()
  await page.clock.runFor(5100)
  await toast(2).waitFor({ state: "hidden" })
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
  await show()
  await toast(1).waitFor()
  await page.clock.runFor(300)
  await swipe(40)
  expect(await toast(1).isVisible()).toBe(true)
  await swipe(60)
  await toast(1).waitFor({ state: "hidden" })
})

test("[spec 9 15] it is at most 420 px wide, and at 320 px not wider than the screen", async () => {
  await show()
  expect((await card().boundingBox())?.width).toBeLessThanOrEqual(420)
  await page.setViewportSize({ width: 320, height: 640 })
  const box = await card().boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
})

test("Escape in a dialog closes the dialog, whatever is to be read beside it", async () => {
  await show()
  await toast(1).waitFor()
  await page.getByRole("button", { name: messages.openDialog }).press("Enter")
  await page.getByRole("dialog").waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "hidden" })
})

test("over an open dialog it can be read and closed with the pointer", async () => {
  await show()
  await toast(1).waitFor()
  await page.getByRole("button", { name: messages.openDialog }).press("Enter")
  await page.getByRole("dialog").waitFor()
  await region().getByRole("button", { name: commonMessages.close }).click()
  await toast(1).waitFor({ state: "hidden" })
  expect(await page.getByRole("dialog").isVisible()).toBe(true)
})
