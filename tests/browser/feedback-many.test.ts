import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser } from "../support/browser.ts"
import { header, openFeedback, rows, searchBox, selectRow, showItems } from "../support/feedback-screen.ts"
import { makeItems } from "../support/make-item.ts"
import { type OwnerVisit, openOwner } from "../support/owner-visit.ts"
import { type RunningServer, startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
let server: RunningServer
let browser: Browser
let asha: OwnerVisit
let page: Page

beforeAll(async () => {
  server = await startServer({ dataDir: folder.path })
  browser = await launchBrowser()
  asha = await openOwner(browser, server.url, { name: "Asha Raman" })
  page = asha.page
})

afterAll(async () => {
  await browser?.close()
  await server?.stop("SIGKILL")
  folder.remove()
})

/** Far above what a person notices on an idle machine, far below a list that grows with the hive. */
const patience = 2000

const within = async (act: () => Promise<void>, shown: string): Promise<number> => {
  const began = performance.now()
  await act()
  await page.getByText(shown, { exact: true }).waitFor()
  return performance.now() - began
}

test.each([1000, 10_000])("%i pieces are found, sorted and turned without a wait", async (count) => {
  await showItems(
    page,
    makeItems(count, (index) => ({ createdAt: "2026-11-14T12:00:00.000Z", isPublic: index < 3 }))
  )
  await openFeedback(page)
  await page.getByText(`Showing 1 to 25 of ${count} results`, { exact: true }).waitFor()
  expect(await rows(page).count()).toBe(25)
  const times = {
    search: await within(() => searchBox(page).fill("piece 999"), count === 1000 ? "1 result" : "19 results"),
    clear: await within(() => searchBox(page).fill(""), `Showing 1 to 25 of ${count} results`),
    tab: await within(() => page.getByRole("tab", { name: "Public" }).click(), "3 results"),
    back: await within(() => page.getByRole("tab", { name: "Total" }).click(), `Page 1 of ${count / 25}`),
    sort: await within(() => header(page, "Feedback").getByRole("button").click(), "Piece 0"),
    page: await within(() => page.getByRole("button", { name: "Next" }).click(), `Page 2 of ${count / 25}`),
    select: await within(() => selectRow(page, "Piece 25"), "1 items selected")
  }
  expect(Object.entries(times).filter(([, millis]) => millis > patience)).toEqual([])
  expect(asha.complaints).toEqual([])
})
