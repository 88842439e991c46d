import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { accountSettingsMessages } from "#ui/messages/generated/en/account-settings.ts"
import { achievementsMessages as achievementMessages } from "#ui/messages/generated/en/achievements.ts"
import { adminMessages } from "#ui/messages/generated/en/admin.ts"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { feedbackMessages } from "#ui/messages/generated/en/feedback.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { shellMessages } from "#ui/messages/generated/en/shell.ts"
import { adminEnv, editorOf, openAdmin, openTab } from "../support/admin-visit.ts"
import { splitWords } from "../support/layout-faults.ts"
import { makePublic, openOwner, receive } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import { sampled } from "../support/short-form.ts"
import { siteForAll } from "../support/site.ts"
import { enlarge, overflow, smallTargets } from "../support/text-and-touch.ts"

const site = siteForAll({ ...adminEnv, CONTACT: "help@people.example" })
const pages = new Map<string, Page>()

beforeAll(async () => {
  const touch = { hasTouch: true, reducedMotion: "reduce" } as const
  const profile = { name: "Asha Raman", bio: "I listen." }
  const asha = await openOwner(site.browser, site.server.url, profile, touch)
  await receive(asha, site.server.url, [
    ...reliableText,
    "You explain things clearly and listen in every meeting."
  ])
  await makePublic(asha, site.server.url, 5)
  pages.set("an owner", asha.page)
  pages.set("a stranger", (await site.visit(touch)).page)
  pages.set("the admin", (await openAdmin(site.browser, site.server.url, touch)).page)
})

const owned = ["/", "/feedback", "/achievements", "/insights", "/profile-settings", "/account"]
const publicPaths = ["/", "/sign-in", "/sign-up", "/forgot-password", "/security", "/privacy", "/terms"]
const visited = ["/asha-raman", "/nobody-here", "/no/such", "/admin/login"]

const screens = [
  ...owned.map((path) => [path, "an owner"] as const),
  ...[...publicPaths, ...visited].map((path) => [path, "a stranger"] as const)
]

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()

type State = readonly [name: string, path: string, reach: (page: Page) => Promise<unknown>]

const ownedStates: ReadonlyArray<State> = [
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

const adminStates: ReadonlyArray<State> = [
  ["the badges", "/admin/home", (page) => page.getByRole("listitem").first().waitFor()],
  [
    "editing a badge",
    "/admin/home",
    async (page) => {
      await press(page, adminMessages.editBadge({ name: "Steady Hand" }))
      await editorOf(page).name.waitFor()
    }
  ],
  ["an upload", "/admin/home", (page) => openTab(page, adminMessages.tabUpload)],
  ["the figures", "/admin", (page) => openTab(page, adminMessages.tabAnalytics)]
]

const states = [
  ...ownedStates.map((state) => [...state, "an owner"] as const),
  ...adminStates.map((state) => [...state, "the admin"] as const)
]

const [phoneWidth, narrowWidth] = [375, 320]
const widths = sampled([narrowWidth, phoneWidth], 2)

const openOn = async (path: string, who: string): Promise<Page> => {
  const page = pages.get(who) ?? expect.fail(who)
  await page.setViewportSize({ width: phoneWidth, height: 667 })
  await page.goto(path)
  await page.getByRole("heading").first().waitFor()
  await page.locator(".skeleton").first().waitFor({ state: "detached" })
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Looks at a page whose letters are twice as large, on a narrow phone; in the long form on a common one, too. */
const onEachPhone = async (page: Page, look: () => Promise<void>): Promise<void> => {
  await enlarge(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 667 })
    await look()
  }
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

test.each(screens)(
  "on a phone %s has room for a finger, and keeps its words whole in letters of twice the size (%s)",
  async (path, who) => {
    const page = await openOn(path, who)
    expect(await smallTargets(page)).toEqual([])
    await onEachPhone(page, async () => {
      expect([await overflow(page), await splitWords(page)]).toEqual([0, []])
    })
  }
)

test.each(states)(
  "on a phone %s (%s) has room for a finger, and for letters of twice the size",
  async (...state) => {
    const [, path, reach, who] = state
    const page = await openOn(path, who)
    await reach(page)
    expect(await smallTargets(page)).toEqual([])
    await onEachPhone(page, async () => {
      expect([await overflow(page), await cutOff(page), await smallTargets(page)]).toEqual([0, [], []])
      await reachAll(page)
    })
  }
)

test("menu and sign-out are in reach", async () => {
  const page = await openOn("/", "an owner")
  await onEachPhone(page, async () => {
    await press(page, shellMessages.menu)
    await page.getByRole("dialog").getByRole("link", { name: shellMessages.signOut }).click({ trial: true })
    await page.keyboard.press("Escape")
  })
})
