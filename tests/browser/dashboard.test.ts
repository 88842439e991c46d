import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { dashboardMessages } from "#ui/messages/dashboard.ts"
import { feedbackMessages } from "#ui/messages/feedback.ts"
import { insightMessages } from "#ui/messages/insights.ts"
import { linkMessages } from "#ui/messages/links.ts"
import { makePublic, type OwnerVisit, openOwner, receive } from "../support/owner-visit.ts"
import { praiseTexts as reliable } from "../support/praise.ts"
import { card, toast } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const unkindText = "You are a worthless idiot"

const site = siteForAll()
let asha: OwnerVisit

beforeAll(async () => {
  asha = await openOwner(site.browser, site.server.url, { name: "Asha Raman", jobTitle: "Engineer" })
  await receive(asha, site.server.url, [...reliable, unkindText])
  await makePublic(asha, site.server.url, 5)
})

const tabNames = (page: Page) => page.getByRole("tab").allInnerTexts()

const withoutSpaces = (texts: ReadonlyArray<string>) => texts.map((text) => text.replace(/\s+/g, " ").trim())

describe("somebody new", () => {
  test("is led to share the link, not past a wall of zeros", async () => {
    const { page, leave, complaints } = await openOwner(site.browser, site.server.url, {
      name: "Ravi Kumar"
    })
    await page.goto("/")
    await page.getByRole("heading", { level: 1, name: "Welcome, Ravi" }).waitFor()
    await page.getByText(linkMessages.shareFirst).waitFor()
    await card(page, dashboardMessages.recent).getByText(feedbackMessages.empty).waitFor()
    await card(page, dashboardMessages.progress).getByText("30 points per note").waitFor()
    await card(page, insightMessages.title).getByText(insightMessages.missing(3)).waitFor()
    await card(page, dashboardMessages.activity).getByText(dashboardMessages.noActivity).waitFor()
    expect(await page.getByText("0 / 5").count()).toBe(0)
    expect(await complaintsAbout(page)).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })
})

test("the link is copied where the browser has no clipboard for the page, as on plain http", async () => {
  const { page, context, leave, complaints } = await openOwner(site.browser, site.server.url, {
    name: "Meera Iyer"
  })
  await page.goto("/")
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  const copy = page.getByRole("button", { name: linkMessages.copy })
  await copy.click()
  await toast(page, linkMessages.copied).waitFor()
  expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true)
  const other = await context.newPage()
  await other.goto("/")
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(`${site.server.url}/meera-iyer`)
  expect(complaints).toEqual([])
  await leave()
})

describe("a busy hive", () => {
  test("[spec 2 Dashboard 4] [spec 2 Dashboard 7] [spec 9 12] shows what is new, the counts, and the insight with how often each thing was said", async () => {
    const { page } = asha
    await page.goto("/")
    // Which five stand on the first page is left to chance: the order within a day says nothing.
    await card(page, feedbackMessages.manage).getByRole("listitem").first().waitFor()
    expect(withoutSpaces(await tabNames(page))).toEqual(["All 6", "Private 1", "Public 5", "Filtered 1"])
    await page.getByRole("tab", { name: feedbackMessages.tabPrivate, selected: true }).waitFor()
    expect(await card(page, dashboardMessages.recent).getByRole("listitem").count()).toBe(5)
    const insight = card(page, insightMessages.title)
    await insight.getByText(/^\d+(?:%| of \d+) positive/).waitFor()
    await insight
      .getByRole("link", { name: /\d notes$/ })
      .first()
      .waitFor()
    expect(await card(page, dashboardMessages.activity).getByRole("listitem").count()).toBe(5)
    expect(await page.content()).not.toContain(unkindText)
  })

  test("[spec 2 Dashboard 5] Recent Feedback is the five approved items of the latest days", async () => {
    const { page } = asha
    const dated = (await asha.items())
      .map((item, index) => ({ ...item, createdAt: `2026-11-0${9 - index}T12:00:00.000Z` }))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    await page.route("**/api/user/feedback", (route) => route.fulfill({ json: dated }))
    await page.goto("/")
    const recent = card(page, dashboardMessages.recent)
    await recent.getByRole("listitem").first().waitFor()
    const shown = (await recent.getByRole("listitem").allInnerTexts()).join("\n")
    const approved = dated.filter(({ moderationStatus }) => moderationStatus === "approved")
    expect(approved.map(({ content }) => shown.includes(content))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false
    ])
    await page.unroute("**/api/user/feedback")
  })

  test("[spec 2 Dashboard 11] View More and View All Feedback lead to the whole list", async () => {
    const { page } = asha
    for (const name of [dashboardMessages.viewMore, dashboardMessages.viewAll]) {
      await page.goto("/")
      await page.getByRole("tab", { name: feedbackMessages.tabAll }).click()
      await page.getByRole("link", { name }).click()
      await page.getByRole("heading", { level: 1, name: feedbackMessages.title }).waitFor()
      expect(new URL(page.url()).pathname).toBe("/feedback")
    }
  })

  test("[spec 2 Dashboard 2] [spec 7 22] is shared in new tabs that learn nothing of this one, with a text", async () => {
    const { page } = asha
    await page.goto("/")
    for (const [name, host] of [
      [linkMessages.whatsapp, "wa.me"],
      [linkMessages.linkedin, "www.linkedin.com"]
    ] as const) {
      const link = page.getByRole("link", { name })
      const href = new URL((await link.getAttribute("href")) ?? "")
      expect(href.host).toBe(host)
      expect(href.searchParams.get("text")).toContain(`${site.server.url}/asha-raman`)
      expect(await link.getAttribute("target")).toBe("_blank")
      expect(await link.getAttribute("rel")).toBe("noopener noreferrer")
    }
    await page.getByRole("button", { name: linkMessages.refresh }).click()
    await toast(page, linkMessages.refreshed).waitFor()
  })

  test("[spec 8 11] at the limit the button says so, and nothing is sent", async () => {
    const { page } = asha
    const changes: Array<string> = []
    page.on("request", (request) => request.method() === "PATCH" && changes.push(request.url()))
    await page.goto("/")
    await page.getByRole("tab", { name: feedbackMessages.tabPrivate }).click()
    await page.getByRole("tabpanel").getByRole("button", { name: feedbackMessages.limitReached }).click()
    await toast(page, feedbackMessages.limitTitle).waitFor()
    await toast(page, feedbackMessages.limitText).waitFor()
    expect(changes).toEqual([])
  })
})

test("nothing broke the CSP, complained, or asked another host", () => {
  expect(asha.complaints).toEqual([])
})
