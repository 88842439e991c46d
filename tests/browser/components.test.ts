import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { componentsMessages as messages } from "#ui/components-page/messages.ts"
import { violationsOn } from "../support/axe.ts"
import { button, componentsForAll, overlays } from "../support/components-page.ts"

const components = componentsForAll()
let page: Page

const open = async (colorScheme: "light" | "dark" = "light", width = 1280): Promise<void> => {
  page = await components.open({ colorScheme, width })
}

/** The samples have a test of their own; with them axe takes seconds. */
const leaveAlone = () =>
  page.evaluate(() => {
    for (const samples of document.querySelectorAll(".both-themes")) samples.remove()
  })

describe.each(["light", "dark"] as const)("axe finds nothing in %s", (theme) => {
  test("on the page, with every state and script", async () => {
    await open(theme)
    await button(page, messages.showIndic).click()
    expect(await violationsOn(page)).toEqual([])
  })

  test.each(overlays)("with %s open", async (_, opener, shown) => {
    await open(theme)
    await button(page, opener).click()
    await shown(page).waitFor()
    await leaveAlone()
    expect(await violationsOn(page)).toEqual([])
  })

  test("with a tooltip open", async () => {
    await open(theme)
    await button(page, messages.tooltip).hover()
    await page.getByRole("tooltip").waitFor()
    await leaveAlone()
    expect(await violationsOn(page)).toEqual([])
  })
})

test("the faces for Indian scripts are fetched when such text appears, and not before", async () => {
  await open()
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
  await button(page, messages.showIndic).click()
  await page.getByText(messages.indic[0][2]).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const all = ["anek-devanagari", "anek-kannada", "anek-latin", "anek-tamil", "anek-telugu"]
  await expect.poll(fonts).toEqual(all)
})

test.each([320, 375, 768, 1920])("nothing scrolls sideways at %i px", async (width) => {
  await open("light", width)
  await button(page, messages.showIndic).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test("under reduced motion a badge is celebrated without moving", async () => {
  await open()
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
