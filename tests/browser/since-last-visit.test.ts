import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { achievementsMessages as achievementMessages } from "#ui/messages/generated/en/achievements.ts"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { everyPageMessages } from "#ui/messages/generated/en/every-page.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { ownerForAll, receive } from "../support/owner-visit.ts"
import { card } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const before = ["You always deliver on time and keep your promises."]
const since = [
  "You never miss a deadline and are dependable.",
  "Punctual and reliable every week, thank you.",
  "You keep every deadline you promise.",
  "You are reliable: your reports arrive on time each week.",
  "You are a worthless idiot"
]

const site = sharedSite()
const asha = ownerForAll(site, before)

/** A tab of its own is a visit of its own. */
const visiting = async (path: string, act: (page: Page) => Promise<void>): Promise<void> => {
  const page = await asha.context.newPage()
  await page.goto(path)
  await act(page)
  await page.close()
}

const recent = (page: Page) => card(page, dashboardMessages.recent).getByRole("listitem")
const newItems = (page: Page) => recent(page).filter({ hasText: dashboardMessages.isNew })
const celebration = (page: Page) =>
  page.getByRole("status").filter({ has: page.getByText(achievementMessages.newBadge) })

test("on the first visit nothing is new", () =>
  visiting("/", async (page) => {
    await recent(page).first().waitFor()
    expect(await newItems(page).count()).toBe(0)
    expect(await celebration(page).count()).toBe(0)
  }))

test("what came since is marked and counted, stands first, and its badge is celebrated, without moving", async () => {
  await receive(asha, site.server.url, since)
  await visiting("/", async (page) => {
    await page.getByRole("link", { name: "Feedback 4 new" }).waitFor()
    const areNew = async () => (await recent(page).allInnerTexts()).map((text) => /\bNew\b/.test(text))
    await expect.poll(areNew).toEqual([true, true, true, true, false])
    await celebration(page).getByRole("heading", { name: "Steady Hand" }).waitFor()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await complaintsAbout(page)).toEqual([])
    // It comes after what stands above it can be pressed, and takes that from nobody's finger.
    const copy = page.getByRole("button", { name: linkMessages.copy })
    const heightOnPage = () => copy.evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
    const before = await heightOnPage()
    await celebration(page).getByRole("button", { name: everyPageMessages.close }).click()
    expect(await celebration(page).count()).toBe(0)
    expect(await heightOnPage()).toBe(before)
    await page.reload()
    await page.getByText(dashboardMessages.isNew, { exact: true }).first().waitFor()
    expect(await celebration(page).count()).toBe(0)
  })
})

test("on the next visit neither is new any more", () =>
  visiting("/", async (page) => {
    await recent(page).nth(4).waitFor()
    expect(await newItems(page).count()).toBe(0)
    expect(await celebration(page).count()).toBe(0)
  }))

test("it moves where people let things move, and for less than a second", async () => {
  await visiting("/achievements", async (page) => {
    await page.waitForLoadState("networkidle")
    await asha.send("PUT", "/api/account/seen", { badges: [] })
    await page.emulateMedia({ reducedMotion: "no-preference" })
    await page.reload()
    await celebration(page).getByRole("heading", { name: "Steady Hand" }).waitFor()
    const durations = await page
      .locator(".celebration, .rim-light")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationDuration))
    expect(durations).toEqual(["0.6s", "0.6s"])
  })
})
