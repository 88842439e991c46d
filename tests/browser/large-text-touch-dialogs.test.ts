import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { accountSettingsMessages } from "#ui/messages/account-settings.ts"
import { achievementMessages } from "#ui/messages/achievements.ts"
import { adminMessages } from "#ui/messages/admin.ts"
import { dashboardMessages } from "#ui/messages/dashboard.ts"
import { feedbackMessages } from "#ui/messages/feedback.ts"
import { linkMessages } from "#ui/messages/links.ts"
import { adminEnv, editorOf, openAdmin, openTab } from "../support/admin-visit.ts"
import { makePublic, type OwnerVisit, openOwner, receive } from "../support/owner-visit.ts"
import { siteForAll } from "../support/site.ts"
import { enlarge, overflow, smallTargets } from "../support/text-and-touch.ts"

const site = siteForAll(adminEnv)
let asha: OwnerVisit
let meera: Page

const texts = [
  "You keep every deadline you promise.",
  "You always deliver on time and keep your promises.",
  "You never miss a deadline and are dependable.",
  "Punctual and reliable every week, thank you.",
  "You are reliable: your reports arrive on time each week.",
  "You explain things clearly and listen in every meeting."
]

beforeAll(async () => {
  const touch = { hasTouch: true } as const
  asha = await openOwner(site.browser, site.server.url, { name: "Asha Raman" }, touch)
  meera = (await openAdmin(site.browser, site.server.url, touch)).page
  await receive(asha, site.server.url, texts)
  await makePublic(asha, site.server.url, 5)
})

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()

type State = readonly [name: string, path: string, reach: (page: Page) => Promise<unknown>]

const owned: ReadonlyArray<State> = [
  ["Edit Profile", "/", (page) => press(page, dashboardMessages.editProfile)],
  [
    "a link that is taken",
    "/",
    async (page) => {
      await press(page, linkMessages.customize)
      await page.getByRole("dialog").getByLabel(linkMessages.field).fill("dashboard")
      await press(page, linkMessages.check)
      await page.getByText(linkMessages.suggestions).waitFor()
    }
  ],
  ["a swap", "/", (page) => press(page, feedbackMessages.swap)],
  ["a note's details", "/", (page) => press(page, feedbackMessages.details)],
  ["deleting a note", "/", (page) => press(page, feedbackMessages.delete)],
  ["the filters", "/feedback", (page) => press(page, feedbackMessages.filters)],
  ["a note's menu", "/feedback", (page) => press(page, new RegExp(`^${feedbackMessages.columns.actions}`))],
  ["a selection", "/feedback", (page) => page.getByRole("checkbox").nth(1).click()],
  ["a badge", "/achievements", (page) => press(page, /Steady Hand/)],
  [
    "showing badges",
    "/achievements",
    (page) => page.getByRole("radio", { name: achievementMessages.yes }).click()
  ],
  [
    "the account's forms",
    "/account",
    async (page) => {
      await press(page, accountSettingsMessages.changeEmail)
      await press(page, accountSettingsMessages.changePassword)
    }
  ],
  ["the wizard", "/onboarding", (page) => page.getByRole("textbox").first().waitFor()]
]

const kept: ReadonlyArray<State> = [
  ["the badges", "/admin/home", (page) => page.getByRole("listitem").first().waitFor()],
  [
    "editing a badge",
    "/admin/home",
    async (page) => {
      await press(page, adminMessages.editBadge("Steady Hand"))
      await editorOf(page).name.waitFor()
    }
  ],
  ["an upload", "/admin/home", (page) => openTab(page, adminMessages.tabUpload)],
  ["the figures", "/admin", (page) => openTab(page, adminMessages.tabAnalytics)]
]

const states = [
  ...owned.map((state) => [...state, "an owner"] as const),
  ...kept.map((state) => [...state, "the admin"] as const)
]

const goTo = async (path: string, who: string, width: number): Promise<Page> => {
  const page = who === "an owner" ? asha.page : meera
  await page.setViewportSize({ width, height: 667 })
  await page.goto(path)
  await page.getByRole("heading").first().waitFor()
  await page.locator(".skeleton").first().waitFor({ state: "detached" })
  return page
}

/** Within whatever is open: parts beyond its sides. */
const cutOff = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const sheet = document.querySelector("[role=dialog], [role=alertdialog], [role=menu], .feedback-filters")
    if (sheet === null) return []
    const { left, right } = sheet.getBoundingClientRect()
    return [...sheet.querySelectorAll("*")]
      .filter((part) => part.checkVisibility() && part.closest(".visually-hidden") === null)
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.left < left - 1 || box.right > right + 1)
      .map(({ part }) => part.outerHTML.slice(0, 80))
  })

/** Presses of a finger that land on each button of what is open, below no other part. */
const reachAll = async (page: Page): Promise<void> => {
  const sheet = page.locator("[role=dialog], [role=alertdialog], .feedback-filters")
  for (const button of await sheet.locator("button:enabled:not([aria-disabled])").all()) {
    await button.click({ trial: true, timeout: 5000 })
  }
}

describe.each([375, 320])("on a phone of %i px", (width) => {
  test.each(states)("%s (%s) has room for a finger, and for letters of twice the size", async (...state) => {
    const [, path, reach, who] = state
    const page = await goTo(path, who, width)
    await reach(page)
    expect(await smallTargets(page)).toEqual([])
    await enlarge(page)
    expect([await overflow(page), await cutOff(page), await smallTargets(page)]).toEqual([0, [], []])
    await reachAll(page)
  })
})
