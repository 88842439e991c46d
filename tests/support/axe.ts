import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"
import { isLongForm } from "./short-form.ts"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** Rules about colours: only these can differ between themes. */
const colourRules = ["color-contrast", "link-in-text-block"]

/** In the short form an open dialog alone: the page behind it is looked at without one, too. */
const axeContext = isLongForm
  ? "document"
  : `[...document.querySelectorAll("[role=dialog], [role=alertdialog]")].findLast((each) => each.checkVisibility()) ?? document`

/** Asks for violations only, because describing what passes would be most of the work. */
const runAxe = (
  only: ReadonlyArray<string>
) => `axe.run(${axeContext}, ${JSON.stringify({ runOnly: only, resultTypes: ["violations"] })}).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + " " + target + " " + failureSummary)))`

export const violationsOn = async (
  page: Page,
  what: "everything" | "colours" = "everything"
): Promise<ReadonlyArray<string>> => {
  // Waits for transitions, whose colours on the way are no violations, but not for spinners, which never end.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(source)
  return page.evaluate<ReadonlyArray<string>>(runAxe(what === "colours" ? colourRules : tags))
}
