import type { BrowserContextOptions, Page } from "playwright-core"
import { closeVisits, launchBrowser, openBrowser } from "../browser.ts"
import { startStaticHost } from "./static-host.ts"

/** Serves the offline build in `folder` from the path `base` of a static host. */
export const openDemo = async (folder: string, base = "/", hasFallback = true, caching = "no-cache") => {
  const host = await startStaticHost({ folder, base, hasFallback, caching })
  const browser = await launchBrowser()
  const permissions = ["clipboard-read", "clipboard-write"]
  return {
    host,
    browser,
    /** Opens a new browser, whose product has no data yet. */
    visit: async (options: BrowserContextOptions = {}) => {
      const visit = await openBrowser(browser, host.url, { permissions, reducedMotion: "reduce", ...options })
      // Each page load also starts a server, and the machine may be busy.
      visit.context.setDefaultTimeout(120_000)
      return visit
    },
    close: async () => {
      await closeVisits(browser)
      await host.stop()
    }
  }
}

export type Demo = Awaited<ReturnType<typeof openDemo>>

export const panelOf = (page: Page) => page.getByRole("region", { name: "Offline product" })

/** Loads a sample hive from the panel's own page, which is open, and waits until its owner is signed in. */
export const chooseSample = async (page: Page, title: string): Promise<void> => {
  await panelOf(page).getByRole("button", { name: title }).click()
  await page.waitForURL((url) => !url.pathname.endsWith("~offline"), { timeout: 120_000 })
}

/** Opens the panel's own page and loads a sample hive from it. */
export const loadSample = async (page: Page, panel: string, title: string): Promise<void> => {
  await page.goto(panel)
  await chooseSample(page, title)
}

/** Status and text of a call's response in a page, once its product is there. */
export const callFrom = async (page: Page, path: string, method = "GET", body?: object) => {
  const init = JSON.stringify({
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
  })
  await page.waitForFunction("globalThis.honesthive !== undefined")
  return page.evaluate<{ readonly status: number; readonly body: string }>(
    `fetch(${JSON.stringify(path)}, ${init}).then(async (answer) => ({ status: answer.status, body: await answer.text() }))`
  )
}
