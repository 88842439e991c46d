import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { header, openFeedback, rows, searchBox, selectRow, showItems } from "../support/feedback-screen.ts"
import { makeItems } from "../support/make-item.ts"
import { type OwnerVisit, openOwner } from "../support/owner-visit.ts"
import { siteForAll } from "../support/site.ts"

const site = siteForAll({})
let asha: OwnerVisit
let page: Page

beforeAll(async () => {
  asha = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  page = asha.page
})

const after = async (act: () => Promise<void>, shown: string): Promise<void> => {
  await act()
  await page.getByText(shown, { exact: true }).waitFor()
}

test.each([1000, 10_000])(
  "of %i pieces a page is drawn, however they are found, sorted and turned",
  async (count) => {
    await showItems(
      page,
      makeItems(count, (index) => ({ createdAt: "2026-11-14T12:00:00.000Z", isPublic: index < 3 }))
    )
    await openFeedback(page)
    await page.getByText(`Showing 1 to 25 of ${count} results`, { exact: true }).waitFor()
    expect(await rows(page).count()).toBe(25)
    const all = `Showing 1 to 25 of ${count} results`
    await after(() => searchBox(page).fill("piece 999"), count === 1000 ? "1 result" : "19 results")
    await after(() => searchBox(page).fill(""), all)
    await after(() => page.getByRole("tab", { name: "Public" }).click(), "3 results")
    await after(() => page.getByRole("tab", { name: "Total" }).click(), `Page 1 of ${count / 25}`)
    await after(() => header(page, "Feedback").getByRole("button").click(), "Piece 0")
    await after(() => page.getByRole("button", { name: "Next" }).click(), `Page 2 of ${count / 25}`)
    await after(() => selectRow(page, "Piece 25"), "1 items selected")
    expect(await rows(page).count()).toBe(25)
    expect(asha.complaints).toEqual([])
  }
)
