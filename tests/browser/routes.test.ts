import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { languageNames, languages } from "#core/domain/languages/language.ts"
import { ownerPages } from "#core/domain/pages/pages.ts"
import { headlineOf } from "#ui/features/landing/headline.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { openOwner, ownerForAll } from "../support/owner-visit.ts"
import { signInAs } from "../support/screens.ts"
import { sampled } from "../support/short-form.ts"
import { sharedSite } from "../support/site.ts"

const { common, landing, shell, signIn } = catalogue

const headline = headlineOf(landing)
const site = sharedSite()
const asha = ownerForAll(site)

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor()

describe("somebody who is signed in", () => {
  test.each([
    ["[spec 2 Route table 1]", "/", "Welcome, Asha", "Dashboard"],
    ["[spec 2 Route table 1]", "/home", "Welcome, Asha", "Dashboard"],
    ["[spec 2 Route table 1]", "/dashboard", "Welcome, Asha", "Dashboard"],
    ["[spec 2 Route table 3]", "/feedback", "Feedback Management", "Feedback"],
    ["[spec 2 Route table 4]", "/achievements", "Achievements", "Achievements"],
    ["[spec 2 Route table 5]", "/insights", "AI insights are coming soon", "Insights"],
    ["[spec 2 Route table 6]", "/profile-settings", "Profile Settings are coming soon", "Profile Settings"],
    ["the account's own page", "/account", "Account", ""]
  ])("%s finds on %s: %s, marked in the menu: %j", async (_, path, name, mark) => {
    const { page } = asha
    await page.goto(path)
    await heading(page, name)
    expect(await page.title()).toMatch(/ · HonestHive$/)
    expect(await page.locator("head > title").count()).toBe(1)
    const menu = page.getByRole("navigation", { name: shell.mainNavigation }).first()
    expect((await menu.locator("[aria-current=page]").allInnerTexts()).join()).toContain(mark)
  })

  test("[anon A28] who opens an invitation keeps nothing of it in the address", async () => {
    const { page } = asha
    await page.goto("/sign-up#code")
    await heading(page, "Welcome, Asha")
    expect(page.url()).toBe(`${site.server.url}/#`)
  })

  test("[spec 1 10] [spec 2 Dashboard 11] goes everywhere by the menu, where what comes soon is marked and described", async () => {
    const { page } = asha
    await page.goto("/")
    const menu = page.getByRole("complementary").getByRole("navigation")
    await menu.getByRole("link").first().waitFor()
    const main = page.getByRole("main")
    const entries = await menu.getByRole("link").allInnerTexts()
    expect(entries.map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
      "Dashboard",
      "Feedback",
      "Achievements",
      "Insights Soon",
      "Profile Settings Soon",
      ...languages.map((language) => languageNames[language])
    ])
    for (const [name, text] of [
      ["Feedback", "Feedback Management"],
      ["Achievements", "Achievements"],
      ["Insights", shell.insightsText],
      ["Profile Settings", shell.settingsTitle]
    ] as const) {
      await menu.getByRole("link", { name }).click()
      await main.getByText(text).first().waitFor()
    }
    expect(await main.getByRole("listitem").locator("b").allTextContents()).toEqual([
      "Profile management",
      "Billing and plans",
      "Notifications",
      "Privacy and security"
    ])
    await menu.getByRole("link", { name: "Dashboard" }).click()
    await heading(page, "Welcome, Asha")
  })

  test("[spec 2 Route table 15] signs out by a navigation to /api/logout", async () => {
    const { page } = await openOwner(site.browser, site.server.url, { name: "Ravi Kumar" })
    await page.goto("/")
    const navigation = page.waitForRequest((request) => request.url().endsWith("/api/logout"))
    await page.getByRole("link", { name: shell.signOut }).click()
    expect((await navigation).isNavigationRequest()).toBe(true)
    await heading(page, headline)
  })
})

describe("somebody who is not", () => {
  test("is not sent to another site after signing in", async () => {
    const { page } = await site.visit()
    await page.goto(`/sign-in?returnTo=${encodeURIComponent("//evil.example/x")}`)
    await signInAs(page, (await asha.user()).email)
    await heading(page, "Welcome, Asha")
    expect(page.url()).toBe(`${site.server.url}/`)
  })

  test("[spec 2 Route table 14] sees the landing page on each page of owners, whose links lead back there", async () => {
    const { page } = await site.visit()
    const paths = ownerPages.filter((each) => each !== "/")
    for (const path of sampled(paths, 3)) {
      await page.goto(path)
      await heading(page, headline)
      const link = page.getByRole("link", { name: common.signIn, exact: true })
      const returnTo = `/api/login?returnTo=${encodeURIComponent(path)}`
      await expect.poll(() => link.getAttribute("href")).toBe(returnTo)
    }
  })

  test("[spec 2 Route table 2] sees the landing page on /, also while nobody knows who it is, or that can't be known", async () => {
    const { page } = await site.visit()
    await page.goto("/")
    await heading(page, headline)
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route("**/api/auth/user", async (route) => {
      await held
      await route.fulfill({ status: 503, json: {} })
    })
    await page.goto("/achievements")
    await heading(page, headline)
    const answered = page.waitForResponse("**/api/auth/user")
    answer()
    await answered
    await heading(page, headline)
  })

  test("takes the email along between sign-in and sign-up, and the password nowhere", async () => {
    const { page } = await site.visit()
    const email = page.getByLabel(signIn.email)
    const password = page.getByLabel(signIn.password, { exact: true })
    await page.goto("/sign-in")
    await email.fill("new@people.example")
    await password.fill("a long and unusual passphrase")
    await page.getByRole("link", { name: signIn.createOne }).click()
    await page.getByRole("heading", { name: signIn.signUpTitle }).waitFor()
    expect(await email.inputValue()).toBe("new@people.example")
    expect(await password.inputValue()).toBe("")
    await page.getByRole("link", { name: signIn.signInInstead }).click()
    await page.getByRole("heading", { name: signIn.signInTitle }).waitFor()
    expect(await email.inputValue()).toBe("new@people.example")
    await page.reload()
    await email.waitFor()
    expect(await email.inputValue()).toBe("")
  })

  test("[spec 2 Route table 14] comes back to the page that was asked for, and to its filters", async () => {
    const { page } = await site.visit()
    const { email } = await asha.user()
    await page.goto("/feedback?q=design")
    await page.getByRole("link", { name: common.signIn, exact: true }).click()
    await signInAs(page, email)
    await heading(page, "Feedback Management")
    expect(await page.getByRole("heading", { name: headline }).count()).toBe(0)
    expect(new URL(page.url()).searchParams.get("q")).toContain("design")
  })
})

test("an app whose scripts don't load says so after a while, and opens when asked again", async () => {
  const page = await asha.context.newPage()
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("/dashboard")
  const failure = page.getByText(common.didNotLoad)
  expect(await failure.isVisible()).toBe(false)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await failure.waitFor()
  await page.unroute("**/*.js")
  await page.getByRole("link", { name: common.tryAgain }).click()
  await heading(page, "Welcome, Asha")
  expect(await failure.count()).toBe(0)
  await page.close()
})
