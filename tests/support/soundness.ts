import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Page } from "playwright-core"

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

const run = `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }).then(
  ({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ": " + target.join(" ")))
)`

/** What axe has against the page as it stands (WCAG 2.2 AA). */
const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe)
  return page.evaluate<ReadonlyArray<string>>(run)
}

/** Pixels by which the page is wider than the window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Everything that axe or a narrow window has against the page, in both themes. Empty when it is sound. */
export const complaintsAbout = async (page: Page): Promise<ReadonlyArray<string>> => {
  const complaints: Array<string> = []
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    complaints.push(...(await violationsOn(page)).map((violation) => `${colorScheme}, ${violation}`))
  }
  const overflow = await overflowOf(page)
  return overflow > 0 ? [...complaints, `${overflow} px too wide`] : complaints
}
