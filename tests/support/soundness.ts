import type { Page, ViewportSize } from "playwright-core"
import { violationsOn } from "./axe.ts"

/** Pixels by which the page is wider than the window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Everything that axe or a narrow window has against the page, in both themes. Empty when it is sound. */
export const complaintsAbout = async (page: Page): Promise<ReadonlyArray<string>> => {
  const complaints: Array<string> = []
  for (const [colorScheme, what] of [
    ["light", "everything"],
    ["dark", "colours"]
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    complaints.push(...(await violationsOn(page, what)).map((violation) => `${colorScheme}, ${violation}`))
  }
  const overflow = await overflowOf(page)
  return overflow > 0 ? [...complaints, `${overflow} px too wide`] : complaints
}

/** The same in windows of each of these sizes, one after the other: what was reached stays on the page. */
export const complaintsAt = async (
  page: Page,
  sizes: Readonly<Record<string, ViewportSize>>
): Promise<ReadonlyArray<string>> => {
  const complaints: Array<string> = []
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    complaints.push(...(await complaintsAbout(page)).map((complaint) => `on a ${name}: ${complaint}`))
  }
  return complaints
}
