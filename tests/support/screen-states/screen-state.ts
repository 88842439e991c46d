import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Page } from "playwright-core"

export type ScreenState = readonly [name: string, path: string, reach: (page: Page) => Promise<unknown>]

export const state = (...given: ScreenState): ScreenState => given

const spoilingSteps = new WeakSet<ScreenState[2]>()

/** Steps after which the page must load again before it can show another screen as people see it. */
export const spoiling = (reach: ScreenState[2]): ScreenState[2] => {
  spoilingSteps.add(reach)
  return reach
}

export const spoilingState = (name: string, path: string, reach: ScreenState[2]): ScreenState => [
  name,
  path,
  spoiling(reach)
]

export const isSpoiling = (reach: ScreenState[2]): boolean => spoilingSteps.has(reach)

export const photo = {
  name: "me.png",
  mimeType: "image/png",
  buffer: readFileSync(fileURLToPath(new URL("../../../docs/screenshots/visitor-phone.png", import.meta.url)))
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()

export const dialogOf = (page: Page) => page.locator("[role=dialog], [role=alertdialog]")

export const pressFor =
  (name: string | RegExp, said: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(page, name)
    await dialogOf(page).getByText(said).first().waitFor()
  }

export const waitForHeading = (page: Page): Promise<void> => page.getByRole("heading").first().waitFor()

export const waitForText = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

/** Makes all calls fail. */
export const brokenCalls = (said: string) =>
  spoiling(async (page) => {
    await page.route(/\/api\/(?!auth)/, (route) => route.fulfill({ status: 503 }))
    await page.reload()
    await page.getByText(said).first().waitFor({ state: "attached" })
  })
