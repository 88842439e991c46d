import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { showItems } from "../support/feedback-screen.ts"
import { untilFocused } from "../support/keyboard.ts"
import { makeItems } from "../support/make-item.ts"
import { ownerForAll, receive } from "../support/owner-visit.ts"
import { card, untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const { achievements, dashboard, everyPage, feedback, links, noteCharts } = catalogue

const kind = ["You keep every deadline, thank you.", "Punctual and reliable every week, thank you."] as const
const unkindText = "You are a worthless idiot"

const site = sharedSite()
const asha = ownerForAll(site, [...kind, unkindText])
let page: Page

beforeAll(async () => {
  page = asha.page
  await page.goto("/")
  await row(kind[0]).waitFor()
  await page.getByRole("tab", { name: /^All/ }).click()
})

const row = (text = "") => page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: text })
const button = (name: string, text: string = kind[0]) =>
  row(text).getByRole("button", { name: `${name}: ${text}`, exact: true })
const dialog = () => page.locator("[role=dialog], [role=alertdialog]")

const pressInDialog = async (name: string): Promise<void> => {
  await dialog().getByRole("button", { name, exact: true }).click()
  await dialog().waitFor({ state: "hidden" })
}

const isPublic = async (text: string = kind[0]): Promise<boolean> =>
  (await asha.items()).some((item) => item.content === text && item.isPublic)

test("[spec 2 Dashboard 1] welcomes by name, with the points so far", async () => {
  await page.getByRole("heading", { level: 1, name: "Welcome, Asha" }).waitFor()
  const stats = await (await asha.context.request.get("/api/gamification/stats")).json()
  await page.getByText(`${stats.totalPoints} points`, { exact: true }).waitFor()
  expect(stats.totalPoints).toBeGreaterThan(0)
})

test("[spec 1 4] a line of Recent Feedback leads to all that is known of the note", async () => {
  await card(page, "Recent Feedback").getByRole("button", { name: kind[0] }).click()
  const item = (await asha.items()).find(({ content }) => content === kind[0])
  for (const known of [kind[0], JSON.parse(item?.aiSummary ?? "{}").summary, "Positive", "Reliability"]) {
    await dialog().getByText(known, { exact: true }).waitFor()
  }
  await pressInDialog("Close")
  await untilFocused(card(page, "Recent Feedback").getByRole("button", { name: kind[0] }))
})

test("[spec 4 3] [spec 8 18] public and private again: each asks first, and says what it did", async () => {
  await button(feedback.makePublic).click()
  await dialog().getByText(feedback.publishTitle).waitFor()
  await pressInDialog("Cancel")
  expect(await isPublic()).toBe(false)
  await button(feedback.makePublic).click()
  await pressInDialog(feedback.makePublic)
  await untilToastSays(page, "Feedback Made Public")
  await expect.poll(() => isPublic()).toBe(true)
  await button(feedback.makePrivate).click()
  await dialog().getByText(feedback.unpublishTitle).waitFor()
  await pressInDialog(feedback.makePrivate)
  await untilToastSays(page, "Feedback Made Private")
  await expect.poll(() => isPublic()).toBe(false)
})

test("[spec 2 Dashboard 7] Filtered shows that something was kept away, never what, and lets it be deleted", async () => {
  await page.getByRole("tab", { name: /^Filtered/ }).click()
  await row(
    "[Content filtered by the moderation guard for containing offensive or inappropriate language]"
  ).waitFor()
  expect(await page.getByRole("tabpanel").getByRole("button").allInnerTexts()).toEqual([""])
  expect(await page.getByRole("tabpanel").getByRole("button", { name: "Delete" }).count()).toBe(1)
  expect(await page.content()).not.toContain(unkindText)
  await page.getByRole("tab", { name: /^All/ }).click()
})

test.each([1, 60])("notes of %d months are a chart, and a table for whoever can't see it", async (months) => {
  const sentiments = ["positive", "positive", "neutral", "negative"] as const
  const items = makeItems(150, (index) => ({
    isCovered: index % 11 === 0,
    sentiment: sentiments[index % 4] ?? "neutral",
    createdAt: new Date(Date.UTC(2026, 10 - ((index * index) % months), 14, 12)).toISOString()
  }))
  await showItems(page, items)
  await page.goto("/")
  const charts = card(page, noteCharts.title)
  const rows = charts.getByRole("table", { name: noteCharts.byMonth }).getByRole("row")
  await expect.poll(() => rows.count()).toBeGreaterThan(1)
  expect(await charts.locator(".charts-months rect").count()).toBeGreaterThanOrEqual(4)
  expect(await charts.locator(".charts-months g").count()).toBe((await rows.count()) - 1)
  expect(await complaintsAbout(page)).toEqual([])
})

const before = ["You always deliver on time and keep your promises."]
const since = [
  "You never miss a deadline and are dependable.",
  "Punctual and reliable every week, thank you.",
  "You keep every deadline you promise.",
  "You are reliable: your reports arrive on time each week.",
  "You are a worthless idiot"
]

const returning = ownerForAll(site, before)

/** A tab of its own is a visit of its own. */
const visiting = async (path: string, act: (page: Page) => Promise<void>): Promise<void> => {
  const page = await returning.context.newPage()
  await page.goto(path)
  await act(page)
  await page.close()
}

const recent = (page: Page) => card(page, dashboard.recent).getByRole("listitem")
const newItems = (page: Page) => recent(page).filter({ hasText: dashboard.isNew })
const celebration = (page: Page) =>
  page.getByRole("status").filter({ has: page.getByText(achievements.newBadge) })

test("on the first visit nothing is new", () =>
  visiting("/", async (page) => {
    await recent(page).first().waitFor()
    expect(await newItems(page).count()).toBe(0)
    expect(await celebration(page).count()).toBe(0)
  }))

test("what came since is marked and counted, stands first, and its badge is celebrated, without moving", async () => {
  await receive(returning, site.server.url, since)
  await visiting("/", async (page) => {
    await page.getByRole("link", { name: "Feedback 4 new" }).waitFor()
    const areNew = async () => (await recent(page).allInnerTexts()).map((text) => /\bNew\b/.test(text))
    await expect.poll(areNew).toEqual([true, true, true, true, false])
    await celebration(page).getByRole("heading", { name: "Steady Hand" }).waitFor()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await complaintsAbout(page)).toEqual([])
    // It comes after what stands above it can be pressed, and takes that from nobody's finger.
    const copy = page.getByRole("button", { name: links.copy })
    const heightOnPage = () => copy.evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
    const before = await heightOnPage()
    await celebration(page).getByRole("button", { name: everyPage.close }).click()
    expect(await celebration(page).count()).toBe(0)
    expect(await heightOnPage()).toBe(before)
    await page.reload()
    await page.getByText(dashboard.isNew, { exact: true }).first().waitFor()
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
    await returning.send("PUT", "/api/account/seen", { badges: [] })
    await page.emulateMedia({ reducedMotion: "no-preference" })
    await page.reload()
    await celebration(page).getByRole("heading", { name: "Steady Hand" }).waitFor()
    const durations = await page
      .locator(".celebration, .rim-light")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationDuration))
    expect(durations).toEqual(["0.6s", "0.6s"])
  })
})
