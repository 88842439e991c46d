import type { Browser, Locator, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest"
import { componentsMessages as messages } from "#ui/components-page/messages.ts"
import { everyPageMessages } from "#ui/messages/generated/en/every-page.ts"
import { type BrowserVisit, closeVisits, launchBrowser, openBrowser } from "./browser.ts"
import { fetchShared } from "./for-all.ts"

const openOverlays = "[role=dialog], [role=alertdialog], [role=menu]"

/** Loads the page once for all tests of a file. Each test expects no complaints of the page. */
export const componentsForAll = () => {
  let browser: Browser
  let visit: BrowserVisit

  beforeAll(async () => {
    const address = await fetchShared(inject("componentsDoor"))
    browser = await launchBrowser()
    visit = await openBrowser(browser, address, { reducedMotion: "reduce" })
    await visit.page.goto("/components-page/index.html")
    await visit.page.getByRole("heading", { level: 1, name: messages.title }).waitFor()
  })

  afterAll(() => closeVisits(browser))

  afterEach(() => expect(visit.complaints).toEqual([]))

  return {
    get page(): Page {
      return visit.page
    },
    /** Closes whatever a test left open, and restores the window. */
    rest: async (): Promise<Page> => {
      const { page } = visit
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      await page.mouse.move(0, 0)
      for (const overlay of (await page.locator(openOverlays).all()).toReversed()) {
        await page.keyboard.press("Escape")
        await overlay.waitFor({ state: "hidden" })
      }
      return page
    }
  }
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true }).first()

export const notifications = (page: Page): Locator =>
  page.getByRole("region", { name: everyPageMessages.notifications, exact: true })

type Overlay = readonly [name: string, opener: string, shown: (page: Page) => Locator]

const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name })

/** Overlays with the control that opens each, and how it is recognised. */
export const dialogs: ReadonlyArray<Overlay> = [
  ["a dialog", messages.openDialog, dialog(messages.dialogTitle)],
  ["a question", messages.openConfirm, dialog(messages.confirmTitle)],
  ["a warning", messages.openAlert, (page) => page.getByRole("alertdialog", { name: messages.alertTitle })]
]
