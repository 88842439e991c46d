import type { Locator, Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { achievementMessages } from "#ui/messages/achievements.ts"
import { feedbackMessages } from "#ui/messages/feedback.ts"
import { landingMessages } from "#ui/messages/landing.ts"
import { linkMessages } from "#ui/messages/links.ts"
import { shellMessages } from "#ui/messages/shell.ts"
import { signInMessages } from "#ui/messages/sign-in.ts"
import { visitorMessages } from "#ui/messages/visitor.ts"
import { type BrowserVisit, openBrowser } from "../support/browser.ts"
import { isFocused, pressEnterOn, typeInto } from "../support/keyboard.ts"
import { pollUntil } from "../support/people.ts"
import { toast } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"
import { wizardOf } from "../support/wizard.ts"

const words = "You keep every deadline you promise."

const site = siteForAll()
let owner: BrowserVisit
let visitor: BrowserVisit

beforeAll(async () => {
  const permissions = ["clipboard-read", "clipboard-write"]
  owner = await openBrowser(site.browser, site.server.url, { permissions })
  visitor = await openBrowser(site.browser, site.server.url)
  for (const { page } of [owner, visitor]) await refuseThePointer(page)
})

/** Should a step use a pointer all the same, it comes to nothing. A click by the keyboard has no place. */
const refuseThePointer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (event: Event): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener("pointerdown", refuse, true)
    addEventListener("mousedown", refuse, true)
  })

const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole("button", { name, exact: true }).first()

const link = (page: Page, name: string): Locator => page.getByRole("link", { name, exact: true }).first()

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole("heading", { level: 1, name }).waitFor()

test("[spec 1 1] by keyboard alone: sign up, wizard, copy the link", async () => {
  const { page } = owner
  const on = wizardOf(page)
  await page.goto("/")
  await pressEnterOn(page, link(page, landingMessages.start))
  await heading(page, signInMessages.signUpTitle)
  await typeInto(page, page.getByLabel(signInMessages.email), "asha@people.example")
  const password = page.getByLabel(signInMessages.password, { exact: true })
  await typeInto(page, password, "a long and unusual passphrase")
  await page.keyboard.press("Enter")
  await typeInto(page, on.name, "Asha Raman")
  await page.keyboard.press("Enter")
  await typeInto(page, on.jobTitle, "Engineer")
  await page.keyboard.press("Enter")
  await on.review.waitFor()
  await pressEnterOn(page, on.complete)
  await pressEnterOn(page, button(page, linkMessages.copy))
  await toast(page, linkMessages.copied).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.server.url}/asha-raman`)
})

test("a visitor writes, and sends", async () => {
  const { page } = visitor
  await page.goto("/asha-raman")
  await typeInto(page, page.getByRole("textbox"), words)
  await pressEnterOn(page, button(page, visitorMessages.submit))
  await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
  await expect.poll(() => isFocused(page.getByRole("form"))).toBe(true)
})

test("[spec 8 18] the owner reads it, and makes it public", async () => {
  const { page } = owner
  const item = page.getByRole("tabpanel").getByText(words)
  await pollUntil("it is judged", async () => {
    await pressEnterOn(page, button(page, linkMessages.refresh))
    return item.isVisible()
  })
  const publish = page.getByRole("tabpanel").getByRole("button", { name: feedbackMessages.makePublic })
  await pressEnterOn(page, publish)
  await pressEnterOn(page, button(page.getByRole("dialog"), feedbackMessages.makePublic))
  await toast(page, "Feedback Made Public").waitFor()
  await page.getByText("1 of 5 public").waitFor()
  await page.getByRole("tabpanel").getByText(feedbackMessages.nonePrivate).waitFor()
  await expect.poll(() => isFocused(page.locator("body"))).toBe(false)
})

test("visitors see it", async () => {
  const { page } = visitor
  await page.reload()
  await page.getByText("Bee 01").waitFor()
  await page.getByText(words).waitFor()
})

test("the owner looks at the badges, and lets visitors see them", async () => {
  const { page } = owner
  await pressEnterOn(page, link(page, shellMessages.achievements))
  await heading(page, achievementMessages.title)
  await pressEnterOn(page, page.getByRole("button", { name: /Steady Hand/ }))
  await page.getByRole("dialog", { name: "Steady Hand" }).getByText("1 of 5 so far").waitFor()
  await page.keyboard.press("Escape")
  const no = page.getByRole("radio", { name: achievementMessages.no, exact: true })
  await typeInto(page, no, "")
  await page.keyboard.press("ArrowUp", { delay: 100 })
  await pressEnterOn(page, button(page.getByRole("dialog"), achievementMessages.show))
  await toast(page, achievementMessages.shown).waitFor()
})

test("and signs out", async () => {
  const { page } = owner
  await pressEnterOn(page, link(page, shellMessages.signOut))
  await heading(page, landingMessages.headline.join(" "))
  await page.goto("/achievements")
  await heading(page, landingMessages.headline.join(" "))
})

test("nothing broke the CSP, complained, or asked another host", () => {
  expect(owner.complaints).toEqual([])
  expect(visitor.complaints).toEqual([])
})
