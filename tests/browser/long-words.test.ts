import type { Locator } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { addressIn, type Language } from "#core/domain/languages/language.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { splitWords } from "../support/layout-faults.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import { siteForAll } from "../support/site.ts"
import { overflowOf } from "../support/soundness.ts"

/** With all links that an operator can put at the foot of a page. */
const site = siteForAll({
  RATE_LIMIT: "off",
  CONTACT: "https://people.example/help",
  IMPRINT_URL: "https://people.example/imprint",
  PRIVACY_URL: "https://people.example/privacy",
  SOURCE_URL: "https://people.example/source"
})
const texts = [...reliableText, "The meetings start late, and everybody has to wait for you."]
const profile = { name: "ஆனந்தசுந்தரேஸ்வரி அருணாசலம்" }
const owner = ownerForAll(site, texts, { profile, publicCount: 1 })

const phone = { width: 375, height: 667 }
const tablet = { width: 1024, height: 768 }
const desk = { width: 1440, height: 900 }

beforeAll(async () => {
  const shown = (await owner.items()).find(({ isPublic }) => isPublic)
  await owner.send("PUT", `/api/feedback/${shown?.id}/status`, { status: "acted" })
  await owner.send("PUT", `/api/feedback/${shown?.id}/answer`, { answer: "Thank you, I will keep to it." })
})

const openAsOwner = async (path: string, language: Language, part: string): Promise<void> => {
  await owner.page.goto(addressIn(language, path))
  await owner.page.locator(part).first().waitFor()
  await owner.page.evaluate(() => document.fonts.ready)
}

test.each(["hi", "te", "ta", "kn"] as const)(
  "marks in the table of notes are read in whole words: %s",
  async (language) => {
    const { page } = owner
    await page.setViewportSize(desk)
    await openAsOwner("/feedback", language, ".cell-marks .pill")
    expect(await page.locator(".cell-marks .pill").filter({ visible: true }).count()).toBe(2)
    expect(await splitWords(page, ".cell-marks .pill")).toEqual([])
    await page.setViewportSize(tablet)
    expect(await splitWords(page, ".cell-marks .pill")).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
)

test.each([
  ["/", ".insights-finding"],
  ["/feedback", ".feedback-sums dt"]
])("on a phone, words are whole in Tamil at %s in %s", async (path, part) => {
  await owner.page.setViewportSize(phone)
  await openAsOwner(path, "ta", part)
  expect(await splitWords(owner.page, part)).toEqual([])
})

test("on a phone, the table of aims and measurements has whole words in Tamil", async () => {
  const { page } = await site.visit({ viewport: phone })
  await page.goto("/?lang=ta")
  await page.evaluate(() => document.fonts.ready)
  expect(await splitWords(page, ".landing-results :is(th, td)")).toEqual([])
})

test("at the foot of a visitor's page words stay whole, however many links a line holds", async () => {
  const { page } = await site.visit()
  const { feedbackLink } = await owner.user()
  await page.goto(`/report/${feedbackLink}?lang=ta`)
  for (let width = 870; width <= 1_000; width += 10) {
    await page.setViewportSize({ width, height: 700 })
    expect([width, ...(await splitWords(page, ".visitor-foot"))]).toEqual([width])
  }
})

test("on a phone, the badges of a visitor's page have room for the longest words", async () => {
  await owner.send("POST", "/api/profile/badge-display", { showBadgesOnLanding: true })
  const { page } = await site.visit({ viewport: phone })
  const { feedbackLink } = await owner.user()
  await page.goto(`/${feedbackLink}?lang=ta`)
  await page.locator(".visitor-badges > button").click()
  await page.locator(".visitor-shown li").first().waitFor()
  const { width = 0 } = (await page.locator(".visitor-shown li").first().boundingBox()) ?? {}
  expect(width).toBeGreaterThanOrEqual(128)
  await page.setViewportSize({ width: 320, height: 667 })
  expect(await splitWords(page, ".visitor-shown header")).toEqual([])
})

/** Where the lines of each element's text begin, in whole pixels. */
const startsOf = (elements: Locator): Promise<ReadonlyArray<ReadonlyArray<number>>> =>
  elements.evaluateAll((each) =>
    each.map((element) => {
      const words = document.createRange()
      words.selectNodeContents(element.lastChild ?? element)
      return [...new Set([...words.getClientRects()].map(({ left }) => Math.round(left)))]
    })
  )

test("on a phone, an entry of a note's menu that takes two lines begins both at the same edge", async () => {
  const { page } = owner
  await page.setViewportSize({ width: 320, height: 667 })
  await openAsOwner("/feedback?tab=public", "ta", "tbody [aria-haspopup=menu]")
  await page.locator("tbody [aria-haspopup=menu]").first().click()
  await page.getByRole("menuitem").first().waitFor()
  const starts = await startsOf(page.getByRole("menuitem"))
  expect(starts.length).toBeGreaterThan(5)
  expect(starts.filter((edges) => edges.length > 1)).toEqual([])
  await page.keyboard.press("Escape")
})

test("on a phone, what can be done with a link stands in two columns in Hindi, its words at the left", async () => {
  const { page } = owner
  await page.setViewportSize({ width: 360, height: 667 })
  await openAsOwner("/", "hi", ".dashboard-actions .button")
  const buttons = page.locator(".dashboard-actions .button:not(.icon-only)")
  expect(await startsOf(buttons.first())).toEqual([[expect.any(Number)]])
  const tops = await buttons.evaluateAll((each) => each.map((button) => button.getBoundingClientRect().top))
  expect(tops[1]).toBe(tops[0])
})

test.each(["en", "ta"] as const)(
  "on a phone, what is said about a note stands in one column: %s",
  async (language) => {
    const { page } = owner
    await page.setViewportSize(phone)
    const { feedback } = catalogueOf(language)
    await openAsOwner("/feedback?tab=public", language, "tbody [aria-haspopup=menu]")
    await page.locator("tbody [aria-haspopup=menu]").first().click()
    await page.getByRole("menuitem", { name: feedback.details, exact: true }).click()
    const facts = page.locator(".feedback-note-facts dd")
    await facts.first().waitFor()
    const edges = await facts.evaluateAll((each) => each.map((fact) => fact.getBoundingClientRect().left))
    expect(edges.length).toBeGreaterThan(4)
    expect(new Set(edges).size).toBe(1)
    expect(await splitWords(page, ".feedback-note-facts dt")).toEqual([])
    await page.keyboard.press("Escape")
  }
)

test("two wide initials stay within their hexagon", async () => {
  const { page } = owner
  await page.setViewportSize(desk)
  await openAsOwner("/", "ta", ".dashboard-hello .avatar")
  const beyond = await page
    .locator("span.avatar")
    .filter({ visible: true })
    .evaluateAll((avatars) =>
      avatars.map((avatar) => {
        const letters = document.createRange()
        letters.selectNodeContents(avatar)
        const box = avatar.getBoundingClientRect()
        const widest = Math.max(...[...letters.getClientRects()].map(({ width }) => width))
        return Math.round(widest - box.width * 0.866)
      })
    )
  expect(beyond.length).toBeGreaterThan(0)
  for (const pixels of beyond) expect(pixels).toBeLessThanOrEqual(0)
})

test("on a visitor's phone, letters of twice the size leave the initials as they are", async () => {
  const { page } = await site.visit({ viewport: phone })
  const { feedbackLink } = await owner.user()
  await page.goto(`/${feedbackLink}`)
  const letterSize = () => page.locator("span.avatar").evaluate((avatar) => getComputedStyle(avatar).fontSize)
  const before = await letterSize()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  expect(await letterSize()).toBe(before)
})
