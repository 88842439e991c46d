import { expect, test } from "vitest"
import { ownerForAll } from "../support/owner-visit.ts"
import { praiseTexts } from "../support/praise.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()
const asha = ownerForAll(site, praiseTexts, { profile: { name: "Asha Lele" } })

/** How much a page moves in all; more than 0.02 is felt. */
const watchShifts = (): void => {
  const shifts = { sum: 0 }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) shifts.sum += Number(entry.value)
  }).observe({ type: "layout-shift", buffered: true })
}

test("a page stays where it is when its typeface comes late, whatever stands in for it here", async () => {
  const visit = await asha.context.newPage()
  await visit.addInitScript(watchShifts)
  let release = (): void => undefined
  await visit.route("**/*.woff2", async (route) => {
    await new Promise<void>((resolve) => {
      const before = release
      release = () => {
        before()
        resolve()
      }
    })
    await route.continue()
  })
  for (const path of ["/", "/feedback", "/achievements", "/account", "/security", "/terms"]) {
    for (const [width, height] of [
      [375, 667],
      [1440, 900]
    ] as const) {
      await visit.setViewportSize({ width, height })
      await visit.goto(path, { waitUntil: "domcontentloaded" })
      await visit.getByRole("heading", { level: 1 }).waitFor()
      await expect.poll(() => visit.locator("[aria-busy=true]").count()).toBe(0)
      release()
      await expect.poll(() => visit.evaluate(() => document.fonts.check("16px Anek"))).toBe(true)
      await visit.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      )
      expect.soft(await visit.evaluate("shifts.sum"), `${path} at ${width}`).toBeLessThanOrEqual(0.02)
    }
  }
  await visit.close()
})
