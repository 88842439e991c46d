import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { commonMessages } from "#ui/messages/common.ts"
import { componentsMessages as messages } from "#ui/messages/components.ts"
import { violationsOn } from "../support/axe.ts"
import { launchBrowser, openBrowser, type Visit } from "../support/browser.ts"
import { type RunningServer, startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
let server: RunningServer
let browser: Browser
let visit: Visit
let page: Page

const options = { viewport: { width: 1280, height: 900 } }

const open = async (colorScheme: "light" | "dark" = "light", width = 1280): Promise<void> => {
  visit = await openBrowser(browser, server.url, { viewport: { ...options.viewport, width }, colorScheme })
  page = visit.page
  await page.goto("/components")
  await page.getByRole("heading", { level: 1, name: messages.title }).waitFor()
}

/** Radix looks whether the arrow is still down when the focus has moved. */
const held = { delay: 50 }

const button = (name: string) => page.getByRole("button", { name, exact: true }).first()
const focusOn = (name: string) => button(name).focus()
const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? "")
const region = () => page.getByRole("region", { name: commonMessages.notifications, exact: true })

beforeAll(async () => {
  server = await startServer({ dataDir: folder.path })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  folder.remove()
})

afterEach(async () => {
  expect(visit.complaints).toEqual([])
  await visit.context.close()
})

/** What moves comes to rest; the samples, checked in a test of their own, go: with them axe takes seconds. */
const leaveAlone = () =>
  page.evaluate(async () => {
    for (const samples of document.querySelectorAll(".both-themes")) samples.remove()
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })

/** What opens, by what it is opened with, and how it is recognised. */
const overlays = [
  ["a dialog", messages.openDialog, () => page.getByRole("dialog", { name: messages.dialogTitle })],
  ["a question", messages.openConfirm, () => page.getByRole("dialog", { name: messages.confirmTitle })],
  ["a warning", messages.openAlert, () => page.getByRole("alertdialog", { name: messages.alertTitle })],
  ["the menu", messages.menu, () => page.getByRole("menu", { name: messages.menu })],
  ["a toast", messages.showToast, () => region().getByText(messages.toastTitle(1))],
  ["a failure", messages.showProblem, () => region().getByText(messages.problemTitle)]
] as const

describe.each(["light", "dark"] as const)("axe finds nothing in %s", (theme) => {
  test("on the page, with every state and script", async () => {
    await open(theme)
    await button(messages.showIndic).click()
    expect(await violationsOn(page)).toEqual([])
  })

  test.each(overlays)("with %s open", async (_, opener, shown) => {
    await open(theme)
    await button(opener).click()
    await shown().waitFor()
    await leaveAlone()
    expect(await violationsOn(page)).toEqual([])
  })

  test("with a tooltip open", async () => {
    await open(theme)
    await button(messages.tooltip).hover()
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
  await button(messages.showIndic).click()
  await page.getByText(messages.indic[0][2]).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const all = ["anek-devanagari", "anek-kannada", "anek-latin", "anek-tamil", "anek-telugu"]
  await expect.poll(fonts).toEqual(all)
})

test.each([320, 375, 768, 1920])("nothing scrolls sideways at %i px", async (width) => {
  await open("light", width)
  await button(messages.showIndic).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test("it is linked from nowhere and kept from search engines", async () => {
  await open()
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex")
})

test("under reduced motion a badge is celebrated without moving", async () => {
  await open()
  await page.emulateMedia({ reducedMotion: "reduce" })
  await button(messages.celebrate).click()
  expect(
    await page.locator(".celebration").evaluate((medal) => medal.getAnimations({ subtree: true }).length)
  ).toBe(0)
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await button(messages.celebrate).click()
  expect(
    await page.locator(".celebration").evaluate((medal) => medal.getAnimations({ subtree: true }).length)
  ).toBe(2)
})

describe("by keyboard alone", () => {
  beforeEach(() => open())

  test.each(overlays.slice(0, 3))(
    "%s opens, keeps the focus, and gives it back on Escape",
    async (_, opener, shown) => {
      await focusOn(opener)
      await page.keyboard.press("Enter")
      await shown().waitFor()
      for (let press = 0; press < 5; press++) {
        expect(await shown().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
        await page.keyboard.press("Tab")
      }
      await page.keyboard.press("Escape")
      await shown().waitFor({ state: "hidden" })
      expect(await focusedText()).toBe(opener)
    }
  )

  test("a warning begins at Cancel, and a click outside is no answer", async () => {
    await focusOn(messages.openAlert)
    await page.keyboard.press("Enter")
    await page.getByRole("alertdialog").waitFor()
    expect(await focusedText()).toBe(commonMessages.cancel)
    await page.mouse.click(5, 5)
    expect(await page.getByRole("alertdialog").isVisible()).toBe(true)
  })

  test("the menu is walked with arrows; a dialog from it gives the focus back to its button", async () => {
    await focusOn(messages.menu)
    await page.keyboard.press("Enter")
    await expectFocusOn(messages.menuEdit)
    await page.keyboard.press("ArrowDown")
    await expectFocusOn(messages.menuCopy)
    await page.keyboard.press("ArrowDown")
    await expectFocusOn(messages.menuDelete)
    await page.keyboard.press("Home")
    await page.keyboard.press("Enter")
    await page.getByRole("dialog", { name: messages.dialogTitle }).waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("dialog").waitFor({ state: "hidden" })
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(messages.menu)
  })

  test("tabs and radios follow the arrows, a checkbox the space bar", async () => {
    await page.getByRole("tab", { name: messages.tabLabels[0] }).first().focus()
    await page.keyboard.press("ArrowRight")
    await page.getByText(messages.tabText(messages.tabLabels[1])).waitFor()
    await page.getByRole("radio", { name: messages.radioChoices[0][1] }).first().focus()
    await page.keyboard.press("ArrowRight", held)
    expect(await page.getByRole("radio", { name: messages.radioChoices[1][1] }).first().isChecked()).toBe(
      true
    )
    const box = page.getByRole("checkbox", { name: messages.checkboxes[0], exact: true }).first()
    await box.focus()
    await page.keyboard.press("Space")
    expect(await box.isChecked()).toBe(true)
  })

  test("a tooltip shows on focus and goes on Escape", async () => {
    await focusOn(messages.openAlert)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.getByRole("tooltip", { name: messages.tooltip }).waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("tooltip").waitFor({ state: "hidden" })
  })

  const expectFocusOn = async (name: string) => {
    await page.getByRole("menuitem", { name }).and(page.locator(":focus")).waitFor()
  }
})
