import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { type BrowserVisit, holdCalls } from "../support/browser.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import { publicItems } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const profile = { name: "Gita Pillai", jobTitle: "Staff Engineer", bio: "I lead the payments team." }

const site = sharedSite()
const asha = ownerForAll(site, reliableText, { profile, publicCount: 2 })
let visitor: BrowserVisit
let page: Page

beforeAll(async () => {
  visitor = await site.visit({ viewport: { width: 375, height: 667 } })
  page = visitor.page
})

const box = () => page.getByRole("textbox")
const submit = () => page.getByRole("button", { name: /^(Submit|Sending)$/ })

const showBadges = (isShown: boolean) =>
  asha.send("POST", "/api/profile/badge-display", { showBadgesOnLanding: isShown })

describe("the public profile", () => {
  test("[spec 2 Public profile 1] shows the person, the form with its counter, what is public, and nothing else", async () => {
    await page.goto("/gita-pillai")
    await page.getByRole("heading", { level: 1, name: profile.name }).waitFor()
    await page.getByText(profile.jobTitle).waitFor()
    await page.getByText(profile.bio).waitFor()
    await page.getByText("0/300").waitFor()
    expect(await page.getByRole("button", { name: visitorMessages.showBadges }).count()).toBe(0)
    expect(await publicItems(page)).toHaveLength(2)
    const source = await page.content()
    expect(reliableText.filter((text) => source.includes(text))).toHaveLength(2)
  })

  test("[spec 2 Public profile 1] shows badges when the owner wants it, at a press", async () => {
    await showBadges(true)
    await page.goto("/gita-pillai")
    const badge = page.getByRole("listitem").filter({ hasText: "Steady Hand" })
    expect(await badge.isVisible()).toBe(false)
    const form = await box().boundingBox()
    await page.getByRole("button", { name: "Show Badges" }).click()
    await badge.waitFor()
    expect(await box().boundingBox()).toEqual(form)
    expect(await complaintsAbout(page)).toEqual([])
    await page.getByRole("button", { name: "Hide Badges" }).click()
    await badge.waitFor({ state: "hidden" })
    await showBadges(false)
  })

  test("[spec 2 Public profile 3] [spec 2 Route table 13] of a link that is nobody's: says so, and leads to a page of one's own", async () => {
    expect((await page.goto("/nobody-here"))?.status()).toBe(404)
    expect((await page.request.get("/no/such/page")).status()).toBe(404)
    await page.getByRole("heading", { name: "Profile Not Found" }).waitFor()
    await page
      .getByText("The feedback link you're looking for doesn't exist or has been removed.", { exact: true })
      .waitFor()
    for (const name of ["Create Your Profile", "Join HonestHive"]) {
      expect(await page.getByRole("link", { name }).getAttribute("href")).toBe("/api/login?new=&lang=en")
    }
    await page.getByRole("link", { name: "Join HonestHive" }).click()
    await page.getByRole("heading", { level: 1, name: signInMessages.signUpTitle }).waitFor()
  })
})

describe("the form", () => {
  test("[spec 4 8] [spec 5 6] cannot be sent empty, too long, with a link, markup or unkind words, or while it is being sent", async () => {
    await page.goto("/gita-pillai")
    await expect.poll(() => submit().isDisabled()).toBe(true)
    for (const text of ["   ", "a".repeat(301)]) {
      await box().fill(text)
      expect(await submit().isDisabled(), text.slice(0, 20)).toBe(true)
    }
    for (const [text, problem] of [
      ["see www.example.org", "Links are not allowed in feedback."],
      ["<b>bold</b> words", "HTML content is not allowed in feedback."],
      ["I hate you", "Please use respectful language."]
    ] as const) {
      await box().fill(text)
      await page.getByRole("alert").getByText(problem).waitFor()
      expect(await submit().isDisabled(), text).toBe(true)
    }
    for (const [length, heard] of [
      [290, "10 characters left"],
      [303, "3 characters too many"]
    ] as const) {
      await box().fill("a".repeat(length))
      await page.getByText(heard).waitFor({ state: "attached" })
    }
    await box().fill("👩‍👩‍👧‍👦".repeat(10))
    await page.getByText("10/300").waitFor()
    expect(await submit().isEnabled()).toBe(true)
    await box().fill("You listen.")
    const send = await holdCalls(page, "**/feedback")
    await submit().click()
    await page.getByRole("button", { name: visitorMessages.submitting }).waitFor()
    expect(await submit().isDisabled()).toBe(true)
    send()
    await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
    await page.unroute("**/feedback")
  })

  test("[spec 2 Toasts 1] [spec 8 8] its toasts say what the server says, and keep the same rules: F8, pause, five seconds", async () => {
    await page.clock.install()
    await page.goto("/gita-pillai")
    const body = { message: "Too many requests." }
    await page.route("**/feedback", (route) => route.fulfill({ status: 429, json: body }))
    const toast = page.getByRole("region", { name: "Notifications" }).getByText(body.message)
    await box().fill("You explain well.")
    await submit().click()
    await toast.waitFor()
    await page.keyboard.press("F8")
    const region = page.getByRole("region", { name: "Notifications" })
    expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.clock.fastForward(20_000)
    expect(await toast.isVisible()).toBe(true)
    await page.keyboard.press("Tab")
    await page.clock.fastForward(20_000)
    expect(await toast.isVisible()).toBe(true)
    await page.keyboard.press("Shift+Tab")
    await page.clock.runFor(4500)
    expect(await toast.isVisible()).toBe(true)
    await page.clock.runFor(600)
    await toast.waitFor({ state: "hidden" })
    await page.unroute("**/feedback")
  })
})
