import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { shellMessages } from "#ui/messages/shell.ts"
import { borrowBrowser } from "../support/browser.ts"
import { type OwnerVisit, openOwner, receive } from "../support/owner-visit.ts"
import { siteForAll } from "../support/site.ts"
import { enlarge, overflow, smallTargets } from "../support/text-and-touch.ts"

const site = siteForAll({ RATE_LIMIT: "off", CONTACT: "help@people.example" })
let owner: OwnerVisit
let stranger: Page

beforeAll(async () => {
  const touch = { hasTouch: true, reducedMotion: "reduce" } as const
  owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman", bio: "I listen." }, touch)
  stranger = (await borrowBrowser(site.browser, site.server.url, touch)).page
  await receive(owner, site.server.url, ["You keep every deadline you promise."])
})

const owned = ["/", "/feedback", "/achievements", "/insights", "/profile-settings", "/account"]
const publicPaths = ["/", "/sign-in", "/sign-up", "/forgot-password", "/security", "/privacy", "/terms"]
const visited = ["/asha-raman", "/nobody-here", "/no/such", "/admin/login"]

const screens = [
  ...owned.map((path) => [path, "an owner"] as const),
  ...[...publicPaths, ...visited].map((path) => [path, "a stranger"] as const)
]

const openOn = async (path: string, who: string, width: number): Promise<Page> => {
  const page = who === "an owner" ? owner.page : stranger
  await page.setViewportSize({ width, height: 667 })
  await page.goto(path)
  await page.getByRole("heading", { level: 1 }).first().waitFor()
  await page.locator(".skeleton").first().waitFor({ state: "detached" })
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Words of headings, buttons and ways around that begin on one line and end on the next. */
const brokenWords = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, .button, .tab, nav a, nav button")].flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: Array<string> = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (text.parentElement?.checkVisibility() !== true) continue
        if (text.parentElement.closest(".visually-hidden") !== null) continue
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ top }) => Math.round(top))
          if (new Set(tops).size > 1) broken.push(word)
        }
      }
      return broken
    })
  )

describe.each([375, 320])("on a phone of %i px whose text is twice as large", (width) => {
  test.each(screens)("%s keeps its words whole and its width (%s)", async (path, who) => {
    const page = await openOn(path, who, width)
    await enlarge(page)
    expect([await overflow(page), await brokenWords(page)]).toEqual([0, []])
  })

  test("menu and sign-out are in reach", async () => {
    const page = await openOn("/", "an owner", width)
    await enlarge(page)
    await page.getByRole("button", { name: shellMessages.menu }).click()
    await page.getByRole("dialog").getByRole("link", { name: shellMessages.signOut }).click({ trial: true })
    await page.keyboard.press("Escape")
  })
})

test.each(screens)("on a touch screen every control of %s has room for a finger (%s)", async (path, who) => {
  expect(await smallTargets(await openOn(path, who, 375))).toEqual([])
})
