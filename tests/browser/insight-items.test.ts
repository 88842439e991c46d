import { Schema } from "effect"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { FeedbackSummary } from "#core/contract/insight-schemas.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { fromMenu, rows, texts } from "../support/feedback-screen.ts"
import { pressEnterOn, untilFocused } from "../support/keyboard.ts"
import { ownerForAll, receive } from "../support/owner-visit.ts"
import { card } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const { common, feedback: feedbackMessages, insights, links, shell } = catalogue

const writtenTexts = [
  "You always deliver on time and keep your promises.",
  "You never miss a deadline and are dependable, thank you.",
  "Punctual and reliable every week, thank you.",
  "You keep every deadline you promise, great.",
  "You mentor every junior with patience, thank you.",
  "Your code is clean and well tested, great work.",
  "Your emails are rude and I never get a reply.",
  "You are a worthless idiot"
]

const summaryCall = "**/api/user/feedback-summary"
const readSummary = Schema.decodeUnknownSync(FeedbackSummary)

const site = sharedSite()
const asha = ownerForAll(site, writtenTexts)

/** The phrase that most items stand behind, as the server tells it. */
const strongest = async () => {
  const answer = await asha.context.request.get("/api/user/feedback-summary")
  const { evidence, keyStrengths } = readSummary(await answer.json())
  const found = evidence.find(({ phrase }) => phrase === keyStrengths[0])
  if (found === undefined) throw new Error("the insight names no strength")
  return found
}

const contentsOf = async (ids: ReadonlyArray<string>) => {
  const items = (await asha.items()).filter(({ id }) => ids.includes(id))
  return items.map(({ content }) => content).toSorted()
}

const linkTo = (page: Page, phrase: string) =>
  card(page, insights.title).getByRole("link", { name: new RegExp(`^${phrase}`) })

const untilResults = (total: number): Promise<void> =>
  asha.page.getByText(feedbackMessages.results({ total }), { exact: true }).waitFor()

const shownTexts = async (page: Page) => {
  await rows(page).first().waitFor()
  return (await texts(page)).map((text) => text.trim()).toSorted()
}

test("the coming-soon page leads to the card of the insight, which takes the focus on a phone", async () => {
  const { page } = asha
  await page.goto("/")
  await linkTo(page, "").first().waitFor()
  await page.getByRole("link", { name: shell.insights }).click()
  await page.setViewportSize({ width: 375, height: 667 })
  await page.getByRole("link", { name: shell.insightsToday.card.link }).click()
  await untilFocused(page.getByRole("region", { name: insights.title }))
  expect((await card(page, insights.title).boundingBox())?.y).toBeLessThan(300)
  await page.setViewportSize({ width: 1280, height: 800 })
})

describe("a phrase of the insight", () => {
  test("opens exactly the items behind it by keyboard; a reload keeps them, and Back returns", async () => {
    const { page } = asha
    const { phrase, count, ids } = await strongest()
    await page.goto("/")
    await pressEnterOn(page, linkTo(page, phrase))
    await page.getByText(insights.behind.strength({ phrase })).waitFor()
    const expected = await contentsOf(ids)
    expect(expected).toHaveLength(count)
    expect(await shownTexts(page)).toEqual(expected)
    const address = page.url()
    await page.reload()
    expect(await shownTexts(page)).toEqual(expected)
    await page.goBack()
    await linkTo(page, phrase).waitFor()
    expect(new URL(page.url()).pathname).toBe("/")
    await page.goForward()
    expect(await shownTexts(page)).toEqual(expected)
    expect(page.url()).toBe(address)
  })

  test("can be searched within, and left for all feedback; Back goes step by step", async () => {
    const { page } = asha
    const { phrase, count } = await strongest()
    await page.goto(`/feedback?strength=${encodeURIComponent(phrase)}`)
    await page.getByRole("searchbox").fill("no such words")
    await page.getByText(feedbackMessages.emptyFiltered).waitFor()
    await page.getByRole("searchbox").fill("")
    await untilResults(count)
    await page.getByRole("button", { name: insights.showAll }).press("Enter")
    await untilResults(7)
    await page.getByRole("tabpanel").and(page.locator(":focus")).waitFor()
    expect(new URL(page.url()).search).toBe("")
    await page.goBack()
    await page.getByText(insights.behind.strength({ phrase })).waitFor()
    await untilResults(count)
  })

  test("loses an item that is deleted, here and in the insight", async () => {
    const { page } = asha
    const { phrase, count } = await strongest()
    await page.goto("/")
    await linkTo(page, phrase).click()
    const [gone = "", ...left] = await shownTexts(page)
    await fromMenu(page, gone, feedbackMessages.delete)
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: feedbackMessages.delete, exact: true })
      .click()
    await page.getByText(gone, { exact: true }).last().waitFor({ state: "hidden" })
    expect(await shownTexts(page)).toEqual(left)
    await page.goBack()
    await card(page, insights.title)
      .getByText(/^\d+(?:%| of \d+) positive/)
      .waitFor()
    const after = await strongest()
    expect(await contentsOf(after.ids)).not.toContain(gone)
    if (after.phrase === phrase) expect(after.count).toBe(count - 1)
    await linkTo(page, after.phrase)
      .getByText(insights.notes({ count: after.count }))
      .waitFor()
  })
})

test("an item that came after the list was read is shown with the others behind its phrase", async () => {
  const { page } = asha
  await receive(asha, site.server.url, [
    "You are reliable: your reports arrive on time each week, thank you."
  ])
  const { phrase, ids } = await strongest()
  await page.getByRole("link", { name: "Dashboard" }).first().click()
  await linkTo(page, phrase).click()
  const expected = await contentsOf(ids)
  await expect.poll(() => shownTexts(page)).toEqual(expected)
})

describe("an insight that does not load", () => {
  test("on the feedback page can be tried again", async () => {
    const { page } = asha
    const { phrase, count } = await strongest()
    await page.route(summaryCall, (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(`/feedback?strength=${encodeURIComponent(phrase)}`)
    const again = page.getByRole("button", { name: common.tryAgain })
    await again.waitFor()
    await page.unroute(summaryCall)
    await again.click()
    await untilResults(count)
  })

  test("a second time keeps what was known, and says so", async () => {
    const { page } = asha
    const { phrase } = await strongest()
    await page.getByRole("link", { name: "Dashboard" }).first().click()
    await linkTo(page, phrase).waitFor()
    await page.route(summaryCall, (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole("button", { name: links.refresh }).click()
    const insight = card(page, insights.title)
    await insight.getByText(insights.outdated).waitFor()
    expect(await linkTo(page, phrase).isVisible()).toBe(true)
    expect(await complaintsAbout(page)).toEqual([])
    await page.unroute(summaryCall)
    await insight.getByRole("button", { name: common.tryAgain }).click()
    await insight.getByText(insights.outdated).waitFor({ state: "hidden" })
  })
})
