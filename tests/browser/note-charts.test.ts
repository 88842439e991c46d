import { expect, test } from "vitest"
import { noteChartsMessages } from "#ui/messages/generated/en/note-charts.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { praiseTexts } from "../support/praise.ts"
import { card } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const site = sharedSite()
const asha = ownerForAll(site, praiseTexts.slice(0, 1), {
  profile: { name: "Asha Raman", jobTitle: "Engineer" }
})

const monthAgo = (months: number): string => new Date(Date.UTC(2026, 10 - months, 14, 12)).toISOString()

test.each([1, 60])("notes of %d months are a chart, and a table for whoever can't see it", async (months) => {
  const { page } = asha
  const [sample] = await asha.items()
  const sentiments = ["positive", "positive", "neutral", "negative"]
  const items = Array.from({ length: 150 }, (_, index) => ({
    ...sample,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    isCovered: index % 11 === 0,
    sentiment: sentiments[index % 4],
    createdAt: monthAgo((index * index) % months)
  }))
  await page.route("**/api/user/feedback", (route) => route.fulfill({ json: items }))
  await page.goto("/")
  const charts = card(page, noteChartsMessages.title)
  const rows = charts.getByRole("table", { name: noteChartsMessages.byMonth }).getByRole("row")
  await expect.poll(() => rows.count()).toBeGreaterThan(1)
  const bars = await charts.locator(".charts-months rect").count()
  expect(bars).toBeGreaterThanOrEqual(4)
  expect(await charts.locator(".charts-months g").count()).toBe((await rows.count()) - 1)
  expect(await complaintsAbout(page)).toEqual([])
  await page.unroute("**/api/user/feedback")
})
