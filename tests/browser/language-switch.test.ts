import { setTimeout } from "node:timers/promises"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { addressIn, languageNames, languages } from "#core/domain/languages/language.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { openOwner, ownerForAll } from "../support/owner-visit.ts"
import { sharedSite } from "../support/site.ts"
import { wizardOf } from "../support/wizard.ts"

const site = sharedSite()
/** The notes stand on the page, in letters of their own. */
const notes = ["You listen to everybody.", "மீட்டிங்கில் அனைவருக்கும் பேச வாய்ப்பு தருகிறீர்கள்."]
const owner = ownerForAll(site, notes, { publicCount: 2 })
let link = ""

beforeAll(async () => {
  link = `/${(await owner.user()).feedbackLink}`
})

/** With the draft, which the page keeps until it is sent. */
const storedIn = () => [document.cookie, { ...localStorage }, { ...sessionStorage }, window.name]

describe("the switch on a visitor's page", () => {
  test("[anon A41] changes the language without a request, in the address alone, and keeps what was written", async () => {
    const { page } = await site.visit({ viewport: { width: 375, height: 667 } })
    await page.goto(`${link}?x=1`)
    await page.waitForLoadState("networkidle")
    const entries = await page.evaluate(() => history.length)
    await page.getByRole("textbox").fill("You listen well.")
    const stored = await page.evaluate(storedIn)
    const requests: Array<string> = []
    page.on("request", (request) => requests.push(request.url()))
    await page.getByRole("link", { name: languageNames.ta }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("ta")
    expect(new URL(page.url()).search).toBe("?x=1&lang=ta")
    expect(await page.getByRole("textbox").inputValue()).toBe("You listen well.")
    const { releaseRule } = catalogueOf("ta")
    await expect.poll(() => page.getByText(releaseRule.now.oneByOne).count()).toBe(1)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(requests).toEqual([])
    expect(await page.evaluate(storedIn)).toEqual(stored)
    expect(await page.context().cookies()).toEqual([])
    expect(await page.getByRole("link", { name: languageNames.ta }).getAttribute("aria-current")).toBe("true")
  })

  test.each(["en", "hi"] as const)(
    "[anon A41] asks for no font in any language: sent in %s",
    async (language) => {
      const { page } = await site.visit()
      await page.goto(`${link}?lang=${language}`)
      await page.waitForLoadState("networkidle")
      await page.evaluate(() => document.fonts.ready)
      const requests: Array<string> = []
      page.on("request", (request) => requests.push(request.url()))
      for (const other of [...languages].reverse()) {
        await page.getByRole("link", { name: languageNames[other] }).click()
        await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(other)
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        )
        await page.evaluate(() => document.fonts.ready)
      }
      expect(requests).toEqual([])
    }
  )
})

test("the other pages keep the language, and their own parameters", async () => {
  const { page } = await site.visit({ javaScriptEnabled: false })
  await page.goto("/sign-in?returnTo=%2Finsights")
  await page.getByRole("link", { name: languageNames.hi }).click()
  expect(new URL(page.url()).search).toBe("?returnTo=%2Finsights&lang=hi")
  await page.locator('footer a[href^="/security"]').click()
  expect(new URL(page.url()).search).toBe("?lang=hi")
  expect(await page.locator("html").getAttribute("lang")).toBe("hi")
})

const languageShown = (page: Page) => page.locator("html").getAttribute("lang")

test("a public page whose texts fail to load says so, stays as it is and loses nothing; trying again leads on", async () => {
  const { page } = await site.visit()
  await page.goto("/sign-up")
  await page.waitForLoadState("networkidle")
  await page.locator("[name=email]").fill("asha@example.com")
  await page.route("**/*.js", (route) => route.abort())
  const tamil = page.getByRole("link", { name: languageNames.ta })
  await tamil.click()
  await page.getByRole("alert").getByText(catalogueOf("en").common.connectionError).waitFor()
  expect([await languageShown(page), new URL(page.url()).search]).toEqual(["en", ""])
  await page.unrouteAll()
  expect(await page.locator("[name=email]").inputValue()).toBe("asha@example.com")
  await page.getByRole("alert").getByRole("link").click()
  await page.waitForURL(/\?lang=ta$/)
  expect(await languageShown(page)).toBe("ta")
})

const pagesWithLinks = [
  ...["", "?sent=1", "/", "/security", "/terms", "/privacy", "/receipt", "/sign-in", "/sign-up"],
  ...["/forgot-password", "/nobody", "/report/nobody", "/no/such", "/embed/nobody"]
]

/** Paths and parameters of links to pages of ours, but for those that switch the language. */
const linksIn = (html: string, address: string): ReadonlyArray<string> =>
  [...html.replace(/<nav class="languages".*?<\/nav>/gs, "").matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), address))
    .filter(({ origin }) => origin === site.server.url)
    .map(({ pathname, search }) => pathname + search)

test.each(pagesWithLinks)(
  "English that was chosen without JavaScript is kept over the links of %j, whatever the browser speaks",
  async (path) => {
    const address = site.server.url + addressIn("en", path.startsWith("/") ? path : link + path)
    const html = await (await fetch(address, { headers: { "accept-language": "ta-IN" } })).text()
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en"/i)
    const links = linksIn(html, address)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((each) => !each.includes("lang=en"))).toEqual([])
  }
)

test("somebody whose browser speaks Tamil and who chose English keeps it: over links, back, sign-up and a lost page", async () => {
  const { page } = await site.visit({ locale: "ta-IN" })
  await page.goto(link)
  expect(await languageShown(page)).toBe("ta")
  await page.getByRole("link", { name: languageNames.en }).click()
  await expect.poll(() => languageShown(page)).toBe("en")
  await page.locator('footer a[href^="/security"]').click()
  await page.waitForURL(/\/security\?lang=en$/)
  expect(await languageShown(page)).toBe("en")
  await page.goBack()
  await page.waitForURL(/\?lang=en$/)
  expect(await languageShown(page)).toBe("en")
  await page.goto("/no/page?lang=en")
  await page.locator('main a[href="/?lang=en"]').click()
  await page.locator('a[href^="/api/login?new="][href$="lang=en"]').first().click()
  await page.waitForURL(/\/sign-up\?lang=en$/)
  await page.locator('a[href="/sign-in?lang=en"]').click()
  await page.locator('a[href="/sign-up?lang=en"]').click()
  await page.locator("[name=email]").fill("meera@example.com")
  await page.locator("[name=password]").fill("nine green boats at noon")
  await page.locator("button[type=submit]").click()
  await page.waitForURL((url) => url.pathname === "/")
  await page.waitForLoadState("networkidle")
  expect([new URL(page.url()).search, await languageShown(page)]).toEqual(["", "en"])
})

describe("an error that stands there when another language is chosen is in that language, too", () => {
  const [english, hindi] = [catalogueOf("en"), catalogueOf("hi")]
  const chooseHindi = (page: Page) => page.getByRole("link", { name: languageNames.hi }).click()

  test("at the fields of the sign-in", async () => {
    const { page } = await site.visit()
    await page.goto("/sign-in")
    await page.getByRole("button", { name: english.signIn.signIn, exact: true }).click()
    await page.getByText(english.signIn.emailMissing).waitFor()
    await chooseHindi(page)
    await page.getByText(hindi.signIn.emailMissing).waitFor()
    await page.getByText(hindi.signIn.passwordMissing).waitFor()
  })

  test("at a note that could not be sent", async () => {
    const { page } = await site.visit()
    await page.goto(link)
    const form = page.getByRole("form")
    await form.getByRole("textbox").fill("You listen well.")
    await page.route("**/feedback", (route) => route.abort())
    await form.getByRole("button", { name: english.visitor.submit }).click()
    await form.getByText(english.visitor.lost).waitFor()
    await chooseHindi(page)
    await form.getByText(hindi.visitor.lost).waitFor()
  })

  test("at an owner's questions", async () => {
    const { page } = await openOwner(site.browser, site.server.url, { name: "Nila Bose" })
    await page.goto("/account")
    const section = page.getByRole("region", { name: english.questions.title })
    await section.getByRole("button", { name: english.questions.add }).click()
    await section.getByRole("button", { name: english.questions.save }).click()
    await section.getByText(english.ownerErrors.texts.pleaseEnterAQuestion).waitFor()
    await chooseHindi(page)
    await page.getByText(hindi.ownerErrors.texts.pleaseEnterAQuestion).waitFor()
  })

  test("at a photo", async () => {
    const { page } = await openOwner(site.browser, site.server.url, null)
    await page.goto("/onboarding")
    const on = wizardOf(page, page.getByRole("main"))
    await on.name.fill("Nila Bose")
    await on.next.click()
    const words = { name: "me.txt", mimeType: "text/plain", buffer: Buffer.from("a face") }
    await on.wizard.locator("input[type=file]").setInputFiles(words)
    await on.wizard.getByText(english.profile.photoWrongType).waitFor()
    await chooseHindi(page)
    await on.wizard.getByText(hindi.profile.photoWrongType).waitFor()
  })
})

/** Records the languages that the page shows from now on. */
const recordLanguages = (): void => {
  const { documentElement } = document
  const record = () => {
    window.name += ` ${documentElement.lang}`
  }
  new MutationObserver(record).observe(documentElement, { attributeFilter: ["lang"] })
}

const saving = `**${calls.chooseLanguage.path}`

test("an owner's choice, made before the account has come, outlives the former one that comes with it", async () => {
  const { page, send } = await openOwner(site.browser, site.server.url, { name: "Lata Rao" })
  await send("PUT", calls.chooseLanguage.path, { language: "hi" })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: fetched, resolve: markFetched } = Promise.withResolvers<void>()
  await page.route(`**${calls.accountSettings.path}`, async (route) => {
    const response = await route.fetch()
    markFetched()
    await released
    await route.fulfill({ response })
  })
  await page.goto("/")
  await fetched
  await page.evaluate(recordLanguages)
  const saved = page.waitForResponse(saving)
  await page.getByRole("link", { name: languageNames.te }).click()
  await saved
  release()
  await page.waitForLoadState("networkidle")
  expect(await page.evaluate(() => window.name)).toBe(" te")
  expect((await (await send("GET", calls.accountSettings.path)).json()).language).toBe("te")
})

test.each([
  ["that still loads", "**/*.js"],
  ["that is being saved", saving]
])("an owner's second choice, %s, outlives the answer to the first", async (_, slowCalls) => {
  const { page, send } = await openOwner(site.browser, site.server.url, { name: "Lata Rao" })
  await page.goto("/")
  await page.waitForLoadState("networkidle")
  await page.evaluate(recordLanguages)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const hold = (pattern: string, millis: number) =>
    page.route(pattern, async (route) => {
      await released
      await setTimeout(millis)
      await route.continue()
    })
  await hold(saving, 0)
  await page.getByRole("link", { name: languageNames.hi }).click()
  await expect.poll(() => languageShown(page)).toBe("hi")
  await hold(slowCalls, 500)
  await page.getByRole("link", { name: languageNames.ta }).click()
  if (slowCalls === saving) await expect.poll(() => languageShown(page)).toBe("ta")
  release()
  const stored = async () => (await (await send("GET", calls.accountSettings.path)).json()).language
  await expect.poll(stored).toBe("ta")
  expect(await page.evaluate(() => window.name)).toBe(" hi ta")
})

test("a language whose texts fail to load after another was chosen is no longer offered", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Lata Rao" })
  await page.goto("/")
  await page.waitForLoadState("networkidle")
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  let isHindi = true
  await page.route("**/*.js", async (route) => {
    if (!isHindi) return route.continue()
    ask()
    await lost
    await route.abort()
  })
  await page.getByRole("link", { name: languageNames.hi }).click()
  await asked
  isHindi = false
  await page.getByRole("link", { name: languageNames.ta }).click()
  await expect.poll(() => languageShown(page)).toBe("ta")
  const failed = page.waitForEvent("requestfailed")
  lose()
  await failed
  await page.waitForLoadState("networkidle")
  expect(await page.getByRole("alert").count()).toBe(0)
})
