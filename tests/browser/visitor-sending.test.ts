import type { Locator, Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { helpNoteMessages } from "#ui/messages/generated/en/help-note.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { type BrowserVisit, type borrowBrowser, openBrowser } from "../support/browser.ts"
import { isFocused, untilFocused } from "../support/keyboard.ts"
import { ownerForAll, receive, setPublic } from "../support/owner-visit.ts"
import { pollUntil } from "../support/people.ts"
import { toast } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const bio = "I lead the payments platform team. Tell me what I should keep doing, and what I should change."
const words = "You explain before you decide, and you ask before you explain."
const inCrisis = "Some nights I want to end my life."
const full = "You listen to all of us before you answer. ".repeat(7).slice(0, 300)

const site = sharedSite()
const owner = ownerForAll(site, [], { profile: { name: "Asha Raman", jobTitle: "Engineer", bio } })
let link = ""

beforeAll(async () => {
  link = `/${(await owner.user()).feedbackLink}`
})

const phone = { width: 375, height: 667 } as const

const visiting = async (
  options: Parameters<typeof borrowBrowser>[2],
  act: (visit: BrowserVisit) => Promise<void>
): Promise<void> => {
  const visit = await site.visit({ viewport: phone, ...options })
  await visit.page.goto(link)
  await act(visit)
}

const partsOf = (page: Page) => {
  const form = page.getByRole("form")
  return {
    form,
    box: form.getByRole("textbox"),
    submit: form.getByRole("button", { name: visitorMessages.submit }),
    sent: form.getByRole("heading", { name: visitorMessages.sentTitle }),
    help: form.getByRole("region", { name: helpNoteMessages.title })
  }
}

/** Somebody sees all of it, and nothing lies over its edges. */
const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect()
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const hit = document.elementFromPoint(left + width / 2, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  })

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN

describe("after sending", () => {
  test("the form stays, emptied and ready; what was sent is said in its card until somebody writes on", () =>
    visiting({}, async ({ page }) => {
      const { form, box, submit, sent } = partsOf(page)
      await box.fill(words)
      await submit.click()
      await sent.waitFor()
      expect(await box.inputValue()).toBe("")
      expect(await form.getByRole("status").filter({ hasText: "reviewed by AI" }).count()).toBe(1)
      await untilFocused(form)
      expect(await topOf(sent)).toBeLessThan(await topOf(box))
      expect(await isInSight(sent)).toBe(true)
      expect(await isInSight(submit)).toBe(true)
      await box.pressSequentially("A")
      await expect.poll(() => sent.count()).toBe(0)
      await untilFocused(box)
    }))

  test("a reload neither sends nor thanks again, and keeps the language", () =>
    visiting({}, async ({ page }) => {
      const { box, sent } = partsOf(page)
      const posts: Array<string> = []
      page.on("request", (request) => request.method() === "POST" && posts.push(request.url()))
      await page.goto(`${link}?sent=1&lang=en`)
      await sent.waitFor()
      await expect.poll(() => new URL(page.url()).search).toBe("?lang=en")
      await page.reload()
      await box.waitFor()
      expect(await sent.count()).toBe(0)
      expect(posts).toEqual([])
    }))
})

describe("what is sent twice is stored once", () => {
  const copiesOf = async (text: string): Promise<number> =>
    (await owner.items()).filter(({ content }) => content === text).length

  test("by two clicks in one moment", () =>
    visiting({}, async ({ page }) => {
      const text = "You clicked with all of us."
      const { box, submit, sent } = partsOf(page)
      await box.fill(text)
      await submit.evaluate((button) => {
        if (!(button instanceof HTMLButtonElement)) return
        button.click()
        button.click()
      })
      await sent.waitFor()
      await pollUntil("it arrived", async () => (await copiesOf(text)) > 0)
      expect(await copiesOf(text)).toBe(1)
    }))

  test("after an answer was lost on the way, which keeps the text, also with a space after it", () =>
    visiting({}, async ({ page, context }) => {
      const text = "You explain before you decide."
      const { box, submit, sent } = partsOf(page)
      await box.fill(text)
      await context.route("**/feedback", async (route) => {
        await route.fetch()
        await route.abort()
      })
      await submit.press("Enter")
      await page.getByRole("alert").getByText(visitorMessages.lost).first().waitFor()
      await untilFocused(submit)
      expect(await box.inputValue()).toBe(text)
      await context.unroute("**/feedback")
      await box.press("End")
      await box.pressSequentially(" ")
      await box.press("Control+Enter")
      await sent.waitFor()
      await untilFocused(box)
      await pollUntil("it arrived", async () => (await copiesOf(text)) > 0)
      expect(await copiesOf(text)).toBe(1)
    }))

  test.each([
    ["the server's", 503, '{"message":"The service is temporarily unavailable."}'],
    ["a proxy's", 502, "<h1>Bad Gateway</h1>"],
    ["another sender's empty", 200, ""],
    ["an ad blocker's empty", 204, ""]
  ])("%s %i may have stored it, so it says what a lost connection says", (_, status, body) =>
    visiting({}, async ({ page }) => {
      const { box, submit } = partsOf(page)
      await page.route("**/feedback", (route) => route.fulfill({ status, body }))
      await box.fill(words)
      await submit.click()
      await toast(page, visitorMessages.lostTitle).waitFor()
      await expect.poll(() => page.getByText(visitorMessages.lost).count()).toBe(2)
      expect(await box.inputValue()).toBe(words)
    })
  )
})

test("a browser that can't count characters keeps the form, which sends without a script", async () => {
  const { page } = await openBrowser(site.browser, site.server.url, {})
  await page.addInitScript(() => Reflect.deleteProperty(Intl, "Segmenter"))
  await page.goto(link)
  const { box, submit, sent } = partsOf(page)
  await box.fill("You can do more with an old browser.")
  await submit.click()
  await sent.waitFor()
  expect(new URL(page.url()).search).toBe("?sent=1")
})

describe("what the server refuses", () => {
  const refuse = (page: Page, message: string, status = 429) =>
    page.route("**/feedback", (route) => route.fulfill({ status, json: { message } }))

  test("stands at the field in place of the last thanks, is said once, and goes when somebody writes on", () =>
    visiting({}, async ({ page }) => {
      const { box, submit, sent } = partsOf(page)
      await box.fill(words)
      await submit.click()
      await sent.waitFor()
      await refuse(page, "Please wait a little.")
      await box.fill("A second note.")
      await submit.click()
      const said = page.getByText("Please wait a little.")
      await expect.poll(() => said.count()).toBe(2)
      expect(await page.getByRole("alert").filter({ hasText: "Please wait a little." }).count()).toBe(1)
      expect(await sent.count()).toBe(0)
      expect(await box.inputValue()).toBe("A second note.")
      expect(await box.getAttribute("aria-invalid")).toBe("true")
      await box.press("End")
      await box.pressSequentially("!")
      await expect.poll(() => said.count()).toBe(0)
      expect(await toast(page, visitorMessages.failedTitle).count()).toBe(0)
      await refuse(page, "Profile Not Found", 404)
      await submit.click()
      await page.getByRole("alert").getByText(visitorMessages.gone).first().waitFor()
      expect(await box.inputValue()).toBe("A second note.!")
    }))

  test("has the focus in its field without JavaScript", () =>
    visiting({ javaScriptEnabled: false }, async ({ page }) => {
      await partsOf(page).box.fill("Look at www.example.org please")
      await partsOf(page).submit.click()
      await page.getByText("Invalid input. Links are not allowed in feedback.").waitFor()
      const box = page.getByRole("textbox")
      await untilFocused(box)
      expect(await box.inputValue()).toBe("Look at www.example.org please")
    }))
})

test("from the field, in a low window, brings the thanks into sight and leaves the focus", () =>
  visiting({ viewport: { width: 375, height: 420 } }, async ({ page }) => {
    const { box, submit, sent } = partsOf(page)
    await box.fill(full.slice(0, -1))
    await submit.evaluate((button) => button.scrollIntoView({ block: "end" }))
    await box.press("Control+Enter")
    await sent.waitFor()
    await expect.poll(() => isInSight(sent)).toBe(true)
    expect(await isFocused(box)).toBe(true)
  }))

test.each([667, 400])(
  "in a window of 375 x %i the field grows with a full text, and Submit stays in sight",
  (height) =>
    visiting({ viewport: { width: 375, height } }, async ({ page }) => {
      const { box, submit } = partsOf(page)
      const before = (await box.boundingBox())?.height ?? 0
      await box.fill(full.slice(0, -2))
      await box.pressSequentially(full.slice(-2))
      const isScrolled = await box.evaluate((field) => field.scrollHeight > field.clientHeight)
      expect([isScrolled, await isInSight(submit)]).toEqual([false, true])
      expect((await box.boundingBox())?.height).toBeGreaterThan(before)
    })
)

test("where to find help stands in the card, in sight while somebody writes, and first after sending", () =>
  visiting({}, async ({ page }) => {
    const { form, box, submit, sent, help } = partsOf(page)
    await box.click()
    await box.pressSequentially(inCrisis)
    await help.waitFor()
    await untilFocused(box)
    await expect.poll(() => isInSight(help)).toBe(true)
    expect(await isInSight(submit)).toBe(true)
    expect(await form.getByRole("status").filter({ hasText: helpNoteMessages.text }).count()).toBe(1)
    expect(await complaintsAbout(page)).toEqual([])
    await submit.click()
    await sent.waitFor()
    await expect.poll(() => isInSight(help)).toBe(true)
    expect(await topOf(help)).toBeLessThan(await topOf(sent))
    await box.pressSequentially("Thanks")
    await sent.waitFor({ state: "detached" })
    expect(await help.count()).toBe(1)
  }))

test("many empty lines in a note are shown as one, and what was written stays", async () => {
  const spaced = "You ask first.\n\n \n\u200b\n\n\nThen you decide."
  await receive(owner, site.server.url, [spaced])
  const item = (await owner.items()).find(({ content }) => content === spaced)
  await setPublic(owner, item?.id ?? "", true)
  const shown = "You ask first.\n\nThen you decide."
  for (const path of [link, "/feedback"]) {
    await owner.page.goto(path)
    await expect
      .poll(() => owner.page.locator("p", { hasText: "Then you decide." }).textContent())
      .toBe(shown)
  }
})
