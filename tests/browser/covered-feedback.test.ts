import type { Page, ViewportSize } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { coverItems } from "../support/change-folder.ts"
import { goWithinApp } from "../support/feedback-screen.ts"
import { untilFocused } from "../support/keyboard.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { card } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"

const { dashboard, feedback: feedbackMessages, insights, rejectionKinds } = catalogue

const texts = [
  "You keep every deadline you promise.",
  "Punctual and reliable every week, thank you.",
  "You are dependable: every report of yours is on time.",
  "You always deliver on time and keep your promises."
] as const

/** Its guard was unsure of all that it did not reject. */
const site = siteForAll()
const asha = ownerForAll(site, [...texts, "You are a worthless idiot"])
let page: Page

beforeAll(async () => {
  page = asha.page
  await site.restart("SIGTERM", () => coverItems(site.folder.path))
  await page.goto("/")
})

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

const openAt = async (path: string, size: ViewportSize): Promise<void> => {
  await page.setViewportSize(size)
  await goWithinApp(page, path)
  await page.waitForURL(path)
}

const rows = () => page.getByRole("tabpanel").getByRole("listitem")
const showButtons = () => rows().getByRole("button", { name: /^Show/ })

test.each(["/", "/feedback"])(
  "a covered item stands on %s with category, day and Show, and without its text",
  async (path) => {
    await openAt(path, desk)
    await page.getByText(feedbackMessages.covered).first().waitFor()
    for (const text of texts) expect(await page.getByText(text).count()).toBe(0)
    if (path === "/") await page.getByText(insights.missing({ count: 3 })).waitFor()
    expect(
      await page.getByRole("button", { name: /^Show the note in Reliability of / }).count()
    ).toBeGreaterThan(1)
    expect(await complaintsAt(page, { phone, desk })).toEqual([])
  }
)

/** Which of them stands first, nobody knows. */
const anyOf = new RegExp(texts.join("|"))

test("a covered item is shown where it stood, with the focus on its words, and can be made public from then on", async () => {
  await openAt("/", desk)
  await showButtons().first().waitFor()
  expect(await rows().getByRole("button", { name: feedbackMessages.makePublic }).count()).toBe(0)
  await showButtons().first().focus()
  await page.keyboard.press("Enter")
  const words = rows().locator("p.read").filter({ hasText: anyOf })
  await words.waitFor()
  await untilFocused(words)
  expect(await rows().getByRole("button", { name: feedbackMessages.makePublic }).count()).toBe(1)
  expect((await asha.items()).filter(({ isCovered }) => isCovered)).toHaveLength(3)
  const recent = card(page, dashboard.recent)
  await recent.getByRole("button", { name: /^Show/ }).first().press("Enter")
  await recent.getByRole("button", { name: anyOf }).and(page.locator(":focus")).waitFor()
})

test("a note that is sorted elsewhere once it is shown keeps the focus", async () => {
  await openAt("/feedback?sort=feedback", desk)
  await page
    .getByRole("button", { name: /^Show the note in/ })
    .first()
    .press("Enter")
  await page.locator(".cell-feedback :focus").filter({ hasText: anyOf }).waitFor()
})

test("the search finds a covered item by its category alone", async () => {
  await openAt("/feedback", desk)
  const search = page.getByRole("searchbox", { name: feedbackMessages.search })
  await search.fill("covered")
  await page.getByText(feedbackMessages.noneFound).waitFor()
  await search.fill("reliability")
  await page.getByText(feedbackMessages.covered).waitFor()
})

test("the Rejected tab names the kind, and says what a wrong rejection means", async () => {
  await openAt("/feedback?tab=rejected", phone)
  await page.getByText(rejectionKinds.labels.insult, { exact: true }).waitFor()
  await page.getByText(feedbackMessages.aboutRejected).waitFor()
})

test("a note that cannot be shown leaves the focus on Show", async () => {
  await openAt("/feedback", desk)
  await page.route("**/api/feedback/*/uncover", (route) => route.abort())
  const shows = page.getByRole("button", { name: /^Show the note in/ })
  await shows.press("Enter")
  await page.getByText(feedbackMessages.showFailed).first().waitFor()
  await untilFocused(shows)
})

test("a note that is to be shown after the session ended leads to the sign-in", async () => {
  await openAt("/feedback", desk)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.unroute("**/api/feedback/*/uncover")
  await page.getByRole("button", { name: /^Show the note in/ }).click()
  await page.getByRole("heading", { name: catalogue.signIn.signInTitle }).waitFor()
  await page.context().addCookies(cookies)
  await page.goto("/")
})

test("what went meanwhile says so when it is to be shown, and leaves the list", async () => {
  await openAt("/feedback", desk)
  await page.reload()
  await page.getByText(feedbackMessages.covered).waitFor()
  const gone = (await asha.items()).find(({ isCovered }) => isCovered)
  expect((await asha.send("DELETE", `/api/feedback/${gone?.id}`)).status()).toBe(204)
  await page.getByRole("button", { name: /^Show the note in/ }).click()
  await page.getByText(feedbackMessages.showFailed).first().waitFor()
  await page.getByText(feedbackMessages.covered).waitFor({ state: "detached" })
})

test("a rejected note that is to be deleted is named in the owner's language", async () => {
  const { feedback, placeholders } = catalogueOf("hi")
  await page.setViewportSize(phone)
  await page.goto("/feedback?tab=rejected&lang=hi")
  await page.getByRole("row").last().getByRole("button").click()
  await page.getByRole("menuitem", { name: feedback.delete }).click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByText(placeholders.filtered).waitFor()
  expect(await dialog.textContent()).not.toContain("Content filtered")
  await page.keyboard.press("Escape")
})
