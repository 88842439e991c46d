import type { Page, ViewportSize } from "playwright-core"
import { violationsOn } from "./axe.ts"
import { isLongForm } from "./short-form.ts"

/** Pixels by which the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

type AuditedTheme = readonly ["light" | "dark", "everything" | "colours"]

const bothThemes: ReadonlyArray<AuditedTheme> = [
  ["light", "everything"],
  ["dark", "colours"]
]

/** Everything that axe or a narrow window has against the page, in both themes. Empty when it is sound. */
export const complaintsAbout = async (
  page: Page,
  themes: ReadonlyArray<AuditedTheme> = bothThemes
): Promise<ReadonlyArray<string>> => {
  const complaints: Array<string> = []
  for (const [colorScheme, what] of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    complaints.push(...(await violationsOn(page, what)).map((violation) => `${colorScheme}, ${violation}`))
  }
  const overflow = await overflowOf(page)
  return overflow > 0 ? [...complaints, `${overflow} px too wide`] : complaints
}

/**
 * In windows of each of these sizes, one after the other: what was reached stays on the page. In the short form, one
 * size is looked at in the light and the next in the dark.
 */
export const complaintsAt = async (
  page: Page,
  sizes: Readonly<Record<string, ViewportSize>>
): Promise<ReadonlyArray<string>> => {
  const complaints: Array<string> = []
  for (const [index, [name, size]] of Object.entries(sizes).entries()) {
    await page.setViewportSize(size)
    const themes = isLongForm ? bothThemes : bothThemes.slice(index % 2, (index % 2) + 1)
    complaints.push(...(await complaintsAbout(page, themes)).map((complaint) => `on a ${name}: ${complaint}`))
  }
  return complaints
}
