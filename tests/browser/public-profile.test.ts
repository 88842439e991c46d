import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { everyPageMessages } from "#ui/messages/generated/en/every-page.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { type BrowserVisit, holdCalls } from "../support/browser.ts"
import { pressEnterOn, untilFocused } from "../support/keyboard.ts"
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
  })

  test("hides the badges, which cover it, by their button, and as soon as the focus goes on to what is below", async () => {
    await showBadges(true)
    await page.goto("/gita-pillai")
    const show = page.getByRole("button", { name: "Show Badges" })
    const hide = page.getByRole("button", { name: "Hide Badges" })
    await pressEnterOn(page, show)
    await page.keyboard.press("Tab")
    await untilFocused(hide)
    await page.keyboard.press("Shift+Tab")
    await untilFocused(show)
    await page.keyboard.press("Enter")
    await hide.waitFor({ state: "hidden" })
    await pressEnterOn(page, show)
    await page.keyboard.press("Tab")
    await untilFocused(hide)
    await page.keyboard.press("Tab")
    await untilFocused(box())
    await hide.waitFor({ state: "hidden" })
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
    await send()
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

  test("a toast that comes after one was closed also goes after five seconds", async () => {
    await page.clock.install()
    await page.goto("/gita-pillai")
    const body = { message: "Too many requests." }
    await page.route("**/feedback", (route) => route.fulfill({ status: 429, json: body }))
    const region = page.getByRole("region", { name: "Notifications" })
    const toast = region.getByText(body.message)
    await box().fill("You explain well.")
    await submit().press("Enter")
    await toast.waitFor()
    await region.getByRole("button", { name: everyPageMessages.close }).click()
    await toast.waitFor({ state: "hidden" })
    await page.mouse.move(5, 5)
    await submit().press("Enter")
    await toast.waitFor()
    await page.clock.runFor(5100)
    await toast.waitFor({ state: "hidden" })
    await page.unroute("**/feedback")
  })
})

const bio = "I lead the payments platform team. Tell me what I should keep doing, and what I should change."
const segmenter = new Intl.Segmenter("ta")
const tamil = [...segmenter.segment("சிக்கலானவிஷயங்களைஎளிமையாகவிளக்குகிறீர்கள்".repeat(20))]
  .slice(0, 300)
  .map(({ segment }) => segment)
  .join("")

const people: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a short bio": { name: "Asha Raman", jobTitle: "Staff Engineer, Payments", bio },
  "a long bio": { name: "Ravi Kumar", jobTitle: "Engineer", bio: `${bio} `.repeat(6).trim() },
  "a long name": { name: "W".repeat(80), jobTitle: "Principal".repeat(11), bio: "x".repeat(600) },
  "a name from right to left": { name: "عائشة بنت رحمن", jobTitle: "مهندسة", bio: "أقود فريق المدفوعات." },
  "a name that turns words around": { name: "Asha \u202eRaman", jobTitle: "A\u202eB", bio: "One\u202etwo" }
}

const owner = ownerForAll(site, [tamil, "You listen \u202ebefore you answer, thank you."], {
  profile: { name: "Asha Raman" },
  publicCount: 2
})

/** The link of the owner, whose page is that person's from now on. */
const linkOf = async (who: string): Promise<string> => {
  const multipart = { name: "", jobTitle: "", bio: "", ...people[who] }
  const headers = { origin: site.server.url }
  expect((await owner.context.request.post("/api/user/profile", { headers, multipart })).ok()).toBe(true)
  return `/${(await owner.user()).feedbackLink}`
}

const visiting = async (
  who: string,
  [width, height]: readonly [number, number],
  act: (page: Page) => Promise<void>
) => {
  const { page } = await site.visit({ viewport: { width, height }, reducedMotion: "reduce" })
  await page.goto(await linkOf(who))
  await act(page)
}

test.each(Object.keys(people))(
  "with %s, Submit and the promise are in sight on a small phone, and all is sound at 320 px",
  (who) =>
    visiting(who, [375, 667], async (page) => {
      const box = await page.getByRole("button", { name: visitorMessages.submit }).boundingBox()
      expect((box?.y ?? 667) + (box?.height ?? 0)).toBeLessThanOrEqual(667)
      expect(await page.getByText(visitorMessages.promise).isVisible()).toBe(true)
      await page.setViewportSize({ width: 320, height: 568 })
      await page.getByText(tamil.slice(0, 20)).first().waitFor()
      await page.getByRole("button", { name: /^Theme/ }).waitFor()
      expect(await complaintsAbout(page)).toEqual([])
    })
)

test.each([true, false])(
  "the promise says how it is kept and where it ends (script: %s)",
  async (hasScript) => {
    const { page } = await site.visit({ javaScriptEnabled: hasScript })
    await page.goto(await linkOf("a short bio"))
    const [first] = visitorMessages.anonymousBecause
    expect(await page.getByText(first).isVisible()).toBe(false)
    await page.getByText(visitorMessages.howAnonymous).click()
    for (const reason of visitorMessages.anonymousBecause) await page.getByText(reason).waitFor()
    const targetOf = (name: string) => page.getByRole("link", { name }).getAttribute("href")
    // Without scripts the address alone can say that English was chosen.
    const security = hasScript ? "/security" : "/security?lang=en"
    await expect.poll(() => targetOf(visitorMessages.more)).toBe(`${security}#limits`)
    await expect.poll(() => targetOf(visitorMessages.check)).toBe(`${security}#verify`)
    if (hasScript) expect(await complaintsAbout(page)).toEqual([])
  }
)

test("light and dark follow the system", async () => {
  const { page } = await site.visit()
  /** How light the ground is: 0 black, 1 white. */
  const groundLightness = () =>
    page.evaluate(() => {
      const colour = getComputedStyle(document.body).backgroundColor
      return Number(/oklch\(([\d.]+)/.exec(colour)?.[1])
    })
  for (const path of ["/", await linkOf("a short bio")]) {
    await page.goto(path)
    await page.emulateMedia({ colorScheme: "light" })
    expect(await groundLightness()).toBeGreaterThan(0.9)
    await page.emulateMedia({ colorScheme: "dark" })
    expect(await groundLightness()).toBeLessThan(0.3)
  }
})
