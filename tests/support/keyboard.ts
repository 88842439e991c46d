import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)

export const untilFocused = (locator: Locator): Promise<void> =>
  expect.poll(() => isFocused(locator)).toBe(true)

const tabTo = async (page: Page, locator: Locator): Promise<void> => {
  await locator.waitFor()
  for (let presses = 0; presses < 60; presses++) {
    if (await isFocused(locator)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab does not reach ${locator}`)
}

export const pressEnterOn = async (page: Page, locator: Locator): Promise<void> => {
  await tabTo(page, locator)
  await page.keyboard.press("Enter")
}

export const typeInto = async (page: Page, locator: Locator, text: string): Promise<void> => {
  await tabTo(page, locator)
  await page.keyboard.type(text)
}

/** Before an account form is hydrated its button is disabled, and Enter sends nothing. */
export const pressEnterOnceLive = async (page: Page): Promise<void> => {
  await page.locator("[type=submit]:enabled").waitFor()
  await page.keyboard.press("Enter")
}
