import type { Browser, Locator, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect } from "vitest"
import { devFront } from "#cli/tasks/support/dev-front.ts"
import { componentsMessages as messages } from "#ui/components-page/messages.ts"
import { commonMessages } from "#ui/messages/common.ts"
import { launchBrowser, openBrowser, type Visit } from "./browser.ts"

/** Where `npm run dev` serves the page, with no server behind. */
const serveComponents = async () => {
  const front = await devFront({ port: 0, host: "127.0.0.1", behind: "http://127.0.0.1:9" })
  return { url: new URL(front.resolvedUrls?.local[0] ?? "").origin, close: () => front.close() }
}

interface View {
  readonly colorScheme?: "light" | "dark"
  readonly width?: number
}

/** A browser with the page that shows every component. */
const openComponents = async (browser: Browser, origin: string, view: View = {}): Promise<Visit> => {
  const { colorScheme = "light", width = 1280 } = view
  const visit = await openBrowser(browser, origin, { viewport: { width, height: 900 }, colorScheme })
  await visit.page.goto("/components")
  await visit.page.getByRole("heading", { level: 1, name: messages.title }).waitFor()
  return visit
}

/** The page for the tests of the file that calls this; a test ends without a complaint of it. */
export const componentsForAll = () => {
  let server: Awaited<ReturnType<typeof serveComponents>>
  let browser: Browser
  let visit: Visit

  beforeAll(async () => {
    server = await serveComponents()
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  afterEach(async () => {
    expect(visit.complaints).toEqual([])
    await visit.context.close()
  })

  return {
    open: async (view?: View): Promise<Page> => {
      visit = await openComponents(browser, server.url, view)
      return visit.page
    }
  }
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true }).first()

export const notifications = (page: Page): Locator =>
  page.getByRole("region", { name: commonMessages.notifications, exact: true })

type Overlay = readonly [name: string, opener: string, shown: (page: Page) => Locator]

const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name })

/** What opens, by what it is opened with, and how it is recognised. */
export const dialogs: ReadonlyArray<Overlay> = [
  ["a dialog", messages.openDialog, dialog(messages.dialogTitle)],
  ["a question", messages.openConfirm, dialog(messages.confirmTitle)],
  ["a warning", messages.openAlert, (page) => page.getByRole("alertdialog", { name: messages.alertTitle })]
]

export const overlays: ReadonlyArray<Overlay> = [
  ...dialogs,
  ["the menu", messages.menu, (page) => page.getByRole("menu", { name: messages.menu })],
  ["a toast", messages.showToast, (page) => notifications(page).getByText(messages.toastTitle(1))],
  ["a failure", messages.showProblem, (page) => notifications(page).getByText(messages.problemTitle)]
]
