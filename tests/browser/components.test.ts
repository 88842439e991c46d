import type { Page } from "playwright-core"
import { beforeEach, expect, test } from "vitest"
import { componentsMessages as messages } from "#ui/components-page/messages.ts"
import { commonMessages } from "#ui/messages/generated/en/common.ts"
import { button, componentsForAll, dialogs } from "../support/components-page.ts"
import { bothThemes, complaintsAbout } from "../support/soundness.ts"

const components = componentsForAll()
let page: Page

beforeEach(async () => {
  page = await components.rest()
})

const showIndic = async (): Promise<void> => {
  if (await button(page, messages.showIndic).isEnabled()) await button(page, messages.showIndic).click()
  await page.getByText(messages.indic[0][2]).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

test("in both themes, axe and the width have nothing against the page, with every state, script and a tooltip", async () => {
  await showIndic()
  await button(page, messages.tooltip).hover()
  await page.getByRole("tooltip").waitFor()
  expect(await complaintsAbout(page, bothThemes)).toEqual([])
})

const focusOn = (name: string) => button(page, name).focus()
const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? "")

/** Radix looks whether the arrow is still down when the focus has moved. */
const held = { delay: 100 }

test.each(dialogs)("%s opens, keeps the focus, and gives it back on Escape", async (_, opener, shown) => {
  await focusOn(opener)
  await page.keyboard.press("Enter")
  await shown(page).waitFor()
  for (let press = 0; press < 5; press++) {
    expect(await shown(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("Escape")
  await shown(page).waitFor({ state: "hidden" })
  await expect.poll(focusedText).toBe(opener)
})

test("a warning begins at Cancel, and a click outside is no answer", async () => {
  await focusOn(messages.openAlert)
  await page.keyboard.press("Enter")
  await page.getByRole("alertdialog").waitFor()
  await expect.poll(focusedText).toBe(commonMessages.cancel)
  await page.mouse.click(5, 5)
  expect(await page.getByRole("alertdialog").isVisible()).toBe(true)
})

test("a tab has a ring for keys, none after a press", async () => {
  const tab = page.getByRole("tab", { name: messages.tabLabels[0] }).first()
  const ring = () =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  await tab.click()
  expect(await ring()).toBe("none")
  await page.keyboard.press("ArrowRight", held)
  await expect.poll(ring).toBe("solid")
})
