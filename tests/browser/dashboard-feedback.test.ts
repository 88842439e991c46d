import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { feedbackMessages } from "#ui/messages/generated/en/feedback.ts"
import { untilFocused } from "../support/keyboard.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { card, untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"

const kind = ["You keep every deadline you promise.", "Punctual and reliable every week, thank you."] as const
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
  await button(feedbackMessages.makePublic).click()
  await dialog().getByText(feedbackMessages.publishTitle).waitFor()
  await pressInDialog("Cancel")
  expect(await isPublic()).toBe(false)
  await button(feedbackMessages.makePublic).click()
  await pressInDialog(feedbackMessages.makePublic)
  await untilToastSays(page, "Feedback Made Public")
  await expect.poll(() => isPublic()).toBe(true)
  await button(feedbackMessages.makePrivate).click()
  await dialog().getByText(feedbackMessages.unpublishTitle).waitFor()
  await pressInDialog(feedbackMessages.makePrivate)
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
