import type { Page, ViewportSize } from "playwright-core"
import { violationsOn } from "./axe.ts"
import { isLongForm } from "./short-form.ts"

/** Pixels by which the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

type AuditedTheme = readonly ["light" | "dark", "everything" | "colours"]

export const bothThemes: ReadonlyArray<AuditedTheme> = [
  ["light", "everything"],
  ["dark", "colours"]
]

const shortFormThemes: ReadonlyArray<AuditedTheme> = [["light", "everything"]]

/** Sets no theme that the page shows already: it would be styled and drawn again. */
const showTheme = async (page: Page, colorScheme: AuditedTheme[0]): Promise<void> => {
  const isShown = await page.evaluate(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme}) and (prefers-reduced-motion: reduce)`).matches,
    colorScheme
  )
  if (!isShown) await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
}

/** Violations that axe finds, and a page wider than its window; in the long form in both themes. */
export const complaintsAbout = async (
  page: Page,
  themes = isLongForm ? bothThemes : shortFormThemes
): Promise<ReadonlyArray<string>> => {
  const complaints: Array<string> = []
  for (const [colorScheme, what] of themes) {
    await showTheme(page, colorScheme)
    complaints.push(...(await violationsOn(page, what)).map((violation) => `${colorScheme}, ${violation}`))
  }
  const overflow = await overflowOf(page)
  return overflow > 0 ? [...complaints, `${overflow} px too wide`] : complaints
}

const phoneAndDesk = { phone: { width: 320, height: 640 }, desk: { width: 1280, height: 800 } }

/**
 * Checks the page as it is in windows of each size, one after the other. In the short form axe runs in the first size
 * and one theme only.
 */
export const complaintsAt = async (
  page: Page,
  sizes: Readonly<Record<string, ViewportSize>> = phoneAndDesk,
  shortFormTheme: AuditedTheme[0] = "light"
): Promise<ReadonlyArray<string>> => {
  const complaints: Array<string> = []
  for (const [index, [name, size]] of Object.entries(sizes).entries()) {
    await page.setViewportSize(size)
    const audited: ReadonlyArray<AuditedTheme> = index === 0 ? [[shortFormTheme, "everything"]] : []
    const found = await complaintsAbout(page, isLongForm ? bothThemes : audited)
    complaints.push(...found.map((complaint) => `on a ${name}: ${complaint}`))
  }
  return complaints
}
