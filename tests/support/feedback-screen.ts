import type { Locator, Page } from "playwright-core"
import { beforeAll, beforeEach } from "vitest"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { feedbackMessages as messages } from "#ui/messages/generated/en/feedback.ts"
import { type OwnerVisit, ownerForAll, setPublic } from "./owner-visit.ts"
import type { TestSite } from "./site.ts"

export const openFeedback = async (page: Page, search = ""): Promise<void> => {
  await page.goto(`/feedback${search}`)
  await page.getByRole("heading", { level: 1, name: messages.title }).waitFor()
  await page.getByText(messages.loading).waitFor({ state: "hidden" })
}

/** Makes all items private, clears the selection. */
const restoreScreen = async (owner: OwnerVisit) => {
  await owner.page.evaluate(() => sessionStorage.clear())
  for (const { id } of (await owner.items()).filter(({ isPublic }) => isPublic)) {
    await setPublic(owner, id, false)
  }
}

/** An owner with these texts, for all tests of a file. Each test finds them unchanged, but for those that were deleted. */
export const feedbackForAll = (site: TestSite, texts: ReadonlyArray<string>): OwnerVisit => {
  const owner = ownerForAll(site, texts)
  beforeAll(() => openFeedback(owner.page))
  beforeEach(() => restoreScreen(owner))
  return owner
}

export const countPublic = async (owner: OwnerVisit): Promise<number> =>
  (await owner.items()).filter(({ isPublic }) => isPublic).length

const listCall = "**/api/user/feedback"

/** Makes the page show these items, whatever is stored. */
export const showItems = async (page: Page, items: FeedbackItems): Promise<void> => {
  await page.unroute(listCall)
  await page.route(listCall, (route) => route.fulfill({ json: items }))
}

export const table = (page: Page): Locator => page.getByRole("table", { name: messages.list })

export const rows = (page: Page): Locator =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") })

/** Opens a path as the app's own links do, which loads nothing again. */
export const goWithinApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState(null, "", address), path)

export const goToFeedback = async (page: Page, search = ""): Promise<void> => {
  await goWithinApp(page, `/feedback${search}`)
  await rows(page).first().waitFor()
}

export const rowOf = (page: Page, text: string): Locator =>
  rows(page).filter({ has: page.getByText(text, { exact: true }) })

export const texts = (page: Page): Promise<ReadonlyArray<string>> =>
  rows(page).locator(".cell-feedback").allInnerTexts()

export const selectRow = (page: Page, text: string): Promise<void> =>
  rowOf(page, text).getByRole("checkbox").click()

export const fromMenu = async (page: Page, text: string, entry: string): Promise<void> => {
  await rowOf(page, text).getByRole("button").click()
  await page.getByRole("menuitem", { name: entry, exact: true }).click()
}

export const searchBox = (page: Page): Locator => page.getByRole("searchbox", { name: messages.search })

export const header = (page: Page, name: string): Locator =>
  table(page).getByRole("columnheader", { name, exact: true })

export const bulkBar = (page: Page): Locator => page.getByRole("region", { name: messages.selection })

export const inBulk = (page: Page, action: string): Promise<void> =>
  bulkBar(page).getByRole("button", { name: action, exact: true }).click()

export const figure = (page: Page, name: string): Locator =>
  page.locator("dl > div").filter({ hasText: name }).getByRole("definition")

/** Changes requested of the server from now on: `PATCH …`, `DELETE …`. */
export const watchChanges = (page: Page): Array<string> => {
  const changes: Array<string> = []
  page.on("request", (request) => {
    if (["PATCH", "DELETE"].includes(request.method())) changes.push(request.method())
  })
  return changes
}

/** Accepts or dismisses the browser's next question, and returns its text. */
export const answerDialog = (page: Page, isAccepted: boolean): Promise<string> =>
  new Promise((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.message())
      void (isAccepted ? dialog.accept() : dialog.dismiss())
    })
  })
