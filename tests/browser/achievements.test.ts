import type { Page, Route } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { achievementsMessages as achievementMessages } from "#ui/messages/generated/en/achievements.ts"
import { commonMessages } from "#ui/messages/generated/en/common.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { holdCalls } from "../support/browser.ts"
import { untilFocused } from "../support/keyboard.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import { untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()
const asha = ownerForAll(site, reliableText, { profile: { name: "Indu Sharma" } })
let page: Page

beforeAll(() => {
  page = asha.page
})

const openAchievements = async (): Promise<void> => {
  await page.goto("/achievements")
  await page.getByRole("heading", { level: 1, name: achievementMessages.title }).waitFor()
}

const category = (name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) })

describe("the badges", () => {
  test("[spec 2 Achievements 1] [spec 9 4] stand category by category, in colour or grey, the special one first, each with how far it is", async () => {
    await openAchievements()
    await page.getByText("1 of 25 badges").waitFor()
    await page.getByRole("heading", { level: 2, name: "Hive Enlightened" }).waitFor()
    expect(await page.getByRole("article").count()).toBe(6)
    const badges = category("Reliability").getByRole("listitem")
    expect((await badges.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
      "Steady Hand +50 points",
      "Locked: Dependable Ally 25 notes · +250",
      "Locked: Consistency Champ 50 notes · +500",
      "Locked: Punctual Perfectionist 100 notes · +1,000"
    ])
    expect(await badges.first().getByRole("img").getAttribute("src")).toContain("reliability_5")
    expect(await page.getByRole("article").getByRole("img").count()).toBe(1)
    expect(await page.getByRole("article").locator(".emblem.locked").count()).toBe(23)
    await category("Reliability").getByText("5 of 25 for Dependable Ally").waitFor()
    const bar = category("Reliability").getByRole("progressbar")
    expect(await bar.getAttribute("aria-valuetext")).toBe("5 / 25")
  })

  test("tell their rule and points when they are pressed, and give the focus back", async () => {
    const locked = page.getByRole("button", { name: /Dependable Ally/ })
    await locked.click()
    const dialog = page.getByRole("dialog", { name: "Dependable Ally" })
    await dialog.getByText(achievementMessages.rule({ items: 25, category: "Reliability" })).waitFor()
    await dialog.getByText("5 of 25 so far").waitFor()
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "hidden" })
    await untilFocused(locked)
    await page.getByRole("button", { name: /Steady Hand/ }).click()
    await page.getByRole("dialog", { name: "Steady Hand" }).getByText("(+50 points)").waitFor()
    await page.keyboard.press("Escape")
  })

  test("stand four in a row on a phone, with their names for those who listen", async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const boxes = await Promise.all(
      (await category("Reliability").getByRole("button").all()).map((badge) => badge.boundingBox())
    )
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await page.getByRole("button", { name: /Punctual Perfectionist/ }).count()).toBe(1)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
})

describe("showing them to visitors", () => {
  const radio = (name: string) => page.getByRole("radio", { name })
  const dialog = () => page.getByRole("dialog")

  const choose = async (answer: string, action: string): Promise<void> => {
    await radio(answer).click()
    await dialog().getByRole("button", { name: action, exact: true }).click()
    await dialog().waitFor({ state: "hidden" })
  }

  const showsBadges = async (): Promise<boolean> =>
    (await (await asha.context.request.get("/indu-sharma")).text()).includes(visitorMessages.showBadges)

  test("[spec 2 Achievements 2] [spec 4 9] nothing is saved before the dialog is answered", async () => {
    await radio("Yes").click()
    await dialog().getByText(achievementMessages.confirmShow).waitFor()
    await dialog().getByRole("button", { name: "Cancel" }).click()
    expect(await radio("No").isChecked()).toBe(true)
    expect((await asha.user()).showBadgesOnLanding).toBe(false)
    expect(await showsBadges()).toBe(false)
  })

  test("[spec 8 18] both ways it says so, and visitors see it", async () => {
    await choose("Yes", achievementMessages.show)
    await untilToastSays(page, "Badge display enabled")
    expect(await radio("Yes").isChecked()).toBe(true)
    expect(await showsBadges()).toBe(true)
    await choose("No", achievementMessages.hide)
    await untilToastSays(page, "Badge display disabled")
    expect(await showsBadges()).toBe(false)
  })

  test.each<readonly [string, (route: Route) => Promise<void>]>([
    ["Connection Error. Please check your internet connection and try again.", (route) => route.abort()],
    [
      "Update Failed. Unable to update badge display setting. Please try again.",
      (route) => route.fulfill({ status: 503, json: {} })
    ]
  ])("[spec 8 7] what fails says what to do: %s", async (text, answer) => {
    await page.route("**/api/profile/badge-display", answer)
    await choose("Yes", achievementMessages.show)
    await untilToastSays(page, text)
    expect(await radio("No").isChecked()).toBe(true)
  })
})

test("while the statistics are on their way, nothing is said to be locked or at zero", async () => {
  const release = await holdCalls(page, "**/api/gamification/stats")
  await page.goto("/achievements")
  const main = page.getByRole("main")
  await main.getByRole("status").getByText(commonMessages.loading).waitFor()
  expect(await main.textContent()).not.toMatch(/\d|Locked/)
  expect(await main.locator("img, svg").count()).toBe(0)
  await release()
  await main.getByText(/of 25 badges/).waitFor()
  expect(await main.getByText(commonMessages.loading).count()).toBe(0)
})

test("[spec 2 Achievements 3] [spec 8 9] without statistics it is a start", async () => {
  await page.route("**/api/gamification/stats", (route) => route.fulfill({ status: 503, json: {} }))
  await openAchievements()
  await page.getByRole("heading", { name: "Start Your Achievement Journey" }).waitFor()
  await page.getByRole("main").getByRole("link").click()
  await page.getByRole("heading", { level: 1, name: "Welcome, Indu" }).waitFor()
})
