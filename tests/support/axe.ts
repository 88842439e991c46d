import axe from "axe-core"
import type { Page } from "playwright-core"

declare global {
  interface Window {
    axe: typeof axe
  }
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe has against the page as it stands, one line for each rule. */
export const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { runOnly })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  }, rules)
}
