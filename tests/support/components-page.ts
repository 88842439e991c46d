import { join } from "node:path"
import type { Browser, Locator, Page } from "playwright-core"
import { build, preview } from "vite"
import { afterAll, afterEach, beforeAll, expect } from "vitest"
import { root } from "#cli/tasks/support/run.ts"
import { componentsMessages as messages } from "#ui/components-page/messages.ts"
import { commonMessages } from "#ui/messages/common.ts"
import { closeVisits, launchBrowser, openBrowser, type Visit } from "./browser.ts"
import { temporaryFolder } from "./server.ts"

/** Built, it comes in three files; from the dev server of `npm run dev`, in hundreds. */
const serveComponents = async () => {
  const built = temporaryFolder()
  const config = { configFile: join(root, "vite.config.ts"), logLevel: "error" } as const
  const input = join(root, "ui/components-page/index.html")
  await build({ ...config, build: { outDir: built.path, emptyOutDir: true, rolldownOptions: { input } } })
  const server = await preview({
    ...config,
    build: { outDir: built.path },
    preview: { port: 0, host: "127.0.0.1" }
  })
  return {
    url: new URL(server.resolvedUrls?.local[0] ?? "").origin,
    close: async () => {
      await server.close()
      built.remove()
    }
  }
}

const openOverlays = "[role=dialog], [role=alertdialog], [role=menu]"

/** The page, loaded once for the tests of the file that calls this: they find it at rest, and end without a complaint of it. */
export const componentsForAll = () => {
  let server: Awaited<ReturnType<typeof serveComponents>>
  let browser: Browser
  let visit: Visit

  beforeAll(async () => {
    server = await serveComponents()
    browser = await launchBrowser()
    visit = await openBrowser(browser, server.url, { reducedMotion: "reduce" })
    await visit.page.goto("/components-page/index.html")
    await visit.page.getByRole("heading", { level: 1, name: messages.title }).waitFor()
  })

  afterAll(async () => {
    await closeVisits(browser)
    await server.close()
  })

  afterEach(() => expect(visit.complaints).toEqual([]))

  return {
    get page(): Page {
      return visit.page
    },
    /** What a test left open is closed, and the window as it was. */
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
