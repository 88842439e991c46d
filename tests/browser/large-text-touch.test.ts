import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { shellMessages } from "#ui/messages/shell.ts"
import { borrowBrowser } from "../support/browser.ts"
import { type OwnerVisit, openOwner, receive } from "../support/owner-visit.ts"
import { siteForAll } from "../support/site.ts"

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
const open = ["/", "/sign-in", "/sign-up", "/forgot-password", "/security", "/privacy", "/terms"]
const visited = ["/asha-raman", "/nobody-here", "/no/such", "/admin/login"]

const screens = [
  ...owned.map((path) => [path, "an owner"] as const),
  ...[...open, ...visited].map((path) => [path, "a stranger"] as const)
]

const openOn = async (path: string, who: string, width: number): Promise<Page> => {
  const page = who === "an owner" ? owner.page : stranger
  await page.setViewportSize({ width, height: 667 })
  await page.goto(path)
  await page.getByRole("heading", { level: 1 }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** The cards of /feedback go by the browser's own text size, which changes where they stack, not by the root's. */
const enlarged = screens.filter(([path]) => path !== "/feedback")

/** As somebody sees the page whose letters are twice as large. */
const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "32px"
  })

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

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.each([375, 320])("on a phone of %i px whose text is twice as large", (width) => {
  test.each(enlarged)("%s keeps its words whole and its width (%s)", async (path, who) => {
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

/** Controls that are smaller than a finger needs: 44 px, or 24 px for a link within a sentence. */
const smallTargets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "a[href], button, input, select, textarea, summary, [role=radio], [role=tab]"
      )
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
      .filter(({ element, box }) =>
        getComputedStyle(element).display === "inline"
          ? box.height < 24
          : Math.min(box.width, box.height) < 43.5
      )
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)
  )

test.each(screens)("on a touch screen every control of %s has room for a finger (%s)", async (path, who) => {
  expect(await smallTargets(await openOn(path, who, 375))).toEqual([])
})
