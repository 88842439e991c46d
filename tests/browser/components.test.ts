import type { Page } from "playwright-core"
import { beforeEach, expect, test } from "vitest"
import { componentsMessages as messages } from "#ui/components-page/messages.ts"
import { button, componentsForAll } from "../support/components-page.ts"
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

test("the faces for Indian scripts are fetched when such text appears, and not before", async () => {
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => /\/(anek-[a-z]+)[^/]*\.woff2$/.exec(name)?.[1] ?? "")
        .filter((name) => name !== "")
        .sort()
    )
  await page.evaluate(() => document.fonts.ready)
  expect(await fonts()).toEqual(["anek-latin"])
  await showIndic()
  const all = ["anek-devanagari", "anek-kannada", "anek-latin", "anek-tamil", "anek-telugu"]
  await expect.poll(fonts).toEqual(all)
})

test("nothing scrolls sideways, however wide the window is", async () => {
  await showIndic()
  for (const width of [1920, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test("under reduced motion a badge is celebrated without moving", async () => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await button(page, messages.celebrate).click()
  expect(
    await page.locator(".celebration").evaluate((medal) => medal.getAnimations({ subtree: true }).length)
  ).toBe(0)
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await button(page, messages.celebrate).click()
  expect(
    await page.locator(".celebration").evaluate((medal) => medal.getAnimations({ subtree: true }).length)
  ).toBe(2)
})

test("in both themes, axe and the width have nothing against the page, with every state, script and a tooltip", async () => {
  await showIndic()
  await button(page, messages.tooltip).hover()
  await page.getByRole("tooltip").waitFor()
  expect(await complaintsAbout(page, bothThemes)).toEqual([])
})
