import { expect, test } from "vitest"
import { ownerForAll } from "../support/owner-visit.ts"
import { praiseTexts } from "../support/praise.ts"
import { sampled } from "../support/short-form.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()
const asha = ownerForAll(site, praiseTexts.slice(0, 3), { profile: { name: "Asha Lele" } })

const sizes = [
  [375, 667],
  [1440, 900]
] as const
const paths = ["/", "/feedback", "/achievements", "/account", "/security", "/terms"]
const looks = paths.flatMap((path) => sizes.map((size) => [path, size] as const))

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
  for (const [path, [width, height]] of sampled(looks, 3)) {
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
  await visit.close()
})
