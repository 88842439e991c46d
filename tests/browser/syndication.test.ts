import { expect, onTestFinished, test } from "vitest"
import { defaultPageSettings } from "#ui/document/page-settings.ts"
import { syndicationMessages } from "#ui/messages/generated/en/syndication.ts"
import { catalogueOf } from "#ui/messages/server-messages.ts"
import { renderFeed } from "#ui/visitor/feed.ts"
import { pressEnterOn } from "../support/keyboard.ts"
import { openOwner } from "../support/owner-visit.ts"
import { untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout, complaintsAt } from "../support/soundness.ts"

const site = sharedSite()
const listed = "https://asha.example"

test("[anon A35] an owner lists a website, which then may frame the notes, and no other one", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Sara Mathew" })
  await page.goto("/account")
  const section = page.getByRole("region", { name: syndicationMessages.title })
  await section.getByRole("checkbox", { name: syndicationMessages.feed }).click()
  await section.getByLabel(syndicationMessages.origins).fill(`${listed}/notes`)
  const save = section.getByRole("button", { name: syndicationMessages.save })
  await pressEnterOn(page, save)
  await section.getByText("without a path").waitFor()
  await section.getByLabel(syndicationMessages.origins).fill(listed)
  await pressEnterOn(page, save)
  await untilToastSays(page, syndicationMessages.saved)
  expect(await complaintsAt(page)).toEqual([])
  const snippet = await section.getByLabel(syndicationMessages.snippet).inputValue()
  expect(await section.getByLabel(syndicationMessages.feedAddress).inputValue()).toMatch(
    /\/feed\/sara-mathew$/
  )

  // A visit of its own, because those of a site may ask no other host.
  const context = await site.browser.newContext({ permissions: ["local-network-access"] })
  onTestFinished(() => context.close())
  await context.route(/^https:\/\/(?:asha|other)\.example\//, (route) =>
    route.fulfill({ contentType: "text/html", body: snippet })
  )
  const visitor = await context.newPage()
  await visitor.goto(listed)
  const notes = visitor.frameLocator("iframe")
  const link = notes.getByRole("link")
  await link.waitFor()
  expect(await link.getAttribute("target")).toBe("_blank")
  expect(await link.getAttribute("rel")).toContain("noreferrer")
  expect(await notes.locator("script").count()).toBe(0)
  await visitor.goto("https://other.example")
  await expect.poll(() => visitor.frames().length).toBe(2)
  expect(await notes.getByRole("link").count()).toBe(0)
})

test("the addresses that an owner copies are in the owner's language, and so are page and feed behind them", async () => {
  const { page, send } = await openOwner(site.browser, site.server.url, { name: "Mala Devi" })
  await send("PUT", "/api/account/syndication", { feed: true, embedOrigins: [listed] })
  await page.goto("/account?lang=kn")
  const { syndication } = catalogueOf("kn")
  const section = page.getByRole("region", { name: syndication.title })
  const feed = await section.getByLabel(syndication.feedAddress).inputValue()
  expect(feed).toBe(`${site.server.url}/feed/mala-devi?lang=kn`)
  const snippet = await section.getByLabel(syndication.snippet).inputValue()
  expect(snippet).toContain(
    `src="${site.server.url}/embed/mala-devi?lang=kn" title="${syndication.frameTitle}"`
  )
  const xml = await (await page.request.get(feed)).text()
  expect(xml).toContain(`xml:lang="kn"`)
  expect(xml).toContain(`<title>${syndication.feedTitle({ name: "Mala Devi" })}</title>`)
  expect(xml).toContain(`rel="self" type="application/atom+xml" href="/feed/mala-devi?lang=kn"`)
  await page.goto("/embed/mala-devi?lang=kn")
  await page.getByText(syndication.nothingYet).waitFor()
  expect(await page.getByRole("link").getAttribute("href")).toBe("/mala-devi?lang=kn")
  expect(await complaintsAbout(page)).toEqual([])
})

test("the feed is well-formed XML, whatever the notes hold", async () => {
  const { page } = await site.visit()
  const hostile = "]]></content><script>&amp;\u0000\u000b\ufffe\ud800 'a' \"b\" \u{1f41d} <b>"
  const nobody = { jobTitle: null, bio: null, profileImageUrl: null, showBadgesOnLanding: false }
  const feedback = [
    { id: "a", content: hostile, createdAt: "2026-11-09T12:00:00.000Z" },
    { id: "b", content: "ಚೆನ್ನಾಗಿದೆ", createdAt: "2026-11-14T12:00:00.000Z" }
  ]
  const xml = renderFeed(
    { link: "asha-raman", profile: { user: { ...nobody, name: hostile }, feedback } },
    { ...defaultPageSettings, origin: "https://hive.example" },
    "en"
  )
  const read = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "application/xml")
    const all = (name: string) => [...feed.getElementsByTagName(name)]
    return {
      errors: all("parsererror").length,
      contents: all("content").map((each) => [each.getAttribute("xml:lang"), each.textContent]),
      updated: all("updated").map(({ textContent }) => textContent)
    }
  }, xml)
  expect(read).toEqual({
    errors: 0,
    contents: [
      [null, "]]></content><script>&amp; 'a' \"b\" \u{1f41d} <b>"],
      ["kn", "ಚೆನ್ನಾಗಿದೆ"]
    ],
    updated: ["2026-11-14T12:00:00.000Z", "2026-11-09T12:00:00.000Z", "2026-11-14T12:00:00.000Z"]
  })
})
