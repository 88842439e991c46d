import type { Locator, Page } from "playwright-core"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { filteredPlaceholder } from "#core/domain/feedback/feedback-text.ts"
import { languageNames } from "#core/domain/languages/language.ts"
import { headlineOf } from "#ui/features/landing/headline.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { type Claim, claims } from "#ui/text/claims.ts"
import { measurementsIn } from "#ui/text/measurements.ts"
import { type BrowserVisit, openBrowser } from "../support/browser.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { openOwner } from "../support/owner-visit.ts"
import { sharedSite } from "../support/site.ts"

const { common, everyPage, landing, measuredClaims, signIn } = catalogue

const { marketing } = catalogue
const measurements = measurementsIn(catalogue.measurements, "en")

const version = "Effective December 27, 2025 · Version 1.0"
const staticPages = [
  ["/", "Get Anonymous Feedback The Safe Way", ["How HonestHive Works"]],
  ["/security", "Security", ["AES-256 encryption", "99.9% Effective", "ENCRYPTION_KEY", "within 48 hours"]],
  ["/privacy", "Privacy Policy", [version, "within 30 days", "No cookie", "within 48 hours"]],
  ["/terms", "Terms of Service", [version, "on the Account page", "within 30 days", "within 48 hours"]],
  ["/sign-in", signIn.signInTitle, [signIn.needsScript]],
  ["/no/such/page", "404 Page Not Found", ["Did you forget to add the page to the router?"]]
] as const

const site = sharedSite()
let visit: BrowserVisit
let page: Page

beforeAll(async () => {
  visit = await site.visit()
  page = visit.page
})

const openPath = async (path: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const claimText = (claim: Claim): string => `${marketing.figures[claim]} ${marketing.labels[claim]}`

const untilInView = async (selector: string): Promise<void> => {
  const top = () => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toSatisfy((px: number) => px > -1 && px < 300, "stands in the window's upper part")
}

const focused = (): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").replace(/\s+/g, " ").trim()
  })

describe("the landing page", () => {
  beforeAll(() => openPath("/"))

  test("[spec 2 Landing page 1] [spec 2 Landing page 2] [spec 2 Landing page 5] says what it is for, where to start, and leads on from its foot", async () => {
    const title = "Get Anonymous Feedback The Safe Way"
    expect(await page.title()).toBe(`${title} · HonestHive`)
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title)
    const hrefsOf = async (links: Locator) =>
      new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
    for (const [name, href] of [
      ["Sign In", "/api/login"],
      ["Get Started Free", "/api/login?new="],
      ["How it Works", "#how-it-works"],
      ["Features", "#features"],
      ["Security", "/security"],
      ["Privacy", "/privacy"],
      ["Terms", "/terms"]
    ] as const) {
      await expect.poll(() => hrefsOf(page.getByRole("link", { name, exact: true }))).toEqual(new Set([href]))
    }
  })

  test("[spec 2 Landing page 3] [spec 2 Landing page 4] [spec 1 7] shows the three steps, and what the product does, in five languages", async () => {
    for (const [heading, texts] of [
      [
        "How HonestHive Works",
        [
          ...["Create Your Profile", "Receive Feedback", "Curate Public View"],
          ...["Copy Link", "0/300 characters", "Submit", "Leadership", "Make Public"],
          ...["Protected by the moderation guard", `${site.server.url}/your-link`]
        ]
      ],
      [
        "Powered by Advanced AI",
        [
          ...["AI Moderation", "Smart Feedback Analysis", "Privacy-First AI", "Multilingual Protection"],
          ...["Smart Gamification", "AI-Powered Results", ...Object.values(languageNames)],
          "Sentiment, strengths, areas to improve and trends",
          "Badges, progress, goals and rewards across Leadership, Communication, Technical",
          filteredPlaceholder
        ]
      ]
    ] as const) {
      const section = page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) })
      const words = ((await section.first().textContent()) ?? "").replace(/\s+/g, " ")
      for (const text of texts) expect(words).toContain(text)
    }
  })

  test("has nothing to press or fill in that does nothing", async () => {
    const controls = page.getByRole("main").locator("button, input, textarea, select, [tabindex='0']")
    expect(await controls.count()).toBe(0)
  })

  test("[spec 1 8] says beside each of five claims, as large and without a tap, what was measured of it", async () => {
    const results = page.locator(".landing-results")
    await results.getByText("Our aims.").waitFor()
    expect(await results.getByRole("rowheader").allTextContents()).toEqual([
      "99.9% accuracy",
      "95% harmful content blocked",
      "70% more actionable insights",
      "1.5 s average processing time",
      "100% privacy protected"
    ])
    const sizesOf = (figures: Locator) =>
      figures.evaluateAll((all) => all.map((figure) => getComputedStyle(figure).fontSize))
    for (const claim of claims) {
      const row = results.getByRole("row", { name: claimText(claim) })
      const found = measurements[claim]
      const values = found?.figures.map(({ value }) => value) ?? [landing.notMeasured]
      const shown = row.getByRole("cell").locator("b")
      expect(await shown.allTextContents()).toEqual(values)
      if (found !== null) await row.getByText(found.sample).waitFor()
      const [claimed = ""] = await sizesOf(row.getByRole("rowheader").locator("b"))
      expect(await sizesOf(shown)).toEqual(values.map(() => claimed))
    }
  })

  test("is walked with the keyboard from top to foot", async () => {
    await openPath("/")
    const anchors = ["How it Works", "Features"]
    // The offline build has a live page.
    const livePage = await page.getByRole("link", { name: landing.seeLivePage }).allTextContents()
    const expected = [
      common.skipToContent,
      "HonestHive",
      ...anchors,
      everyPage.themes.system,
      "Sign In",
      "Get Started Free",
      ...livePage,
      ...claims.map(claimText),
      "Get Started Free",
      "HonestHive",
      ...anchors,
      "Security",
      "Privacy"
    ]
    const stops: Array<string> = []
    while (stops.length < expected.length) {
      await page.keyboard.press("Tab")
      stops.push(await focused())
    }
    expect(stops).toEqual(expected)
  })

  test("skips to its content", async () => {
    await openPath("/")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    expect(await focused()).toBe("Get Started Free")
  })
})

describe("links that lead to a place on a page", () => {
  test.each([
    ["How it Works", "#how-it-works"],
    ["Features", "#features"]
  ])("[spec 2 Landing page 1] %s", async (name, selector) => {
    if (new URL(page.url()).pathname !== "/") await openPath("/")
    await page.getByRole("navigation").getByRole("link", { name }).click()
    await untilInView(selector)
    expect(new URL(page.url()).hash).toBe(selector)
  })

  test("also where the landing page stands in for a page that needs signing in", async () => {
    await openPath("/feedback")
    await page.getByRole("navigation").getByRole("link", { name: "Features" }).click()
    await untilInView("#features")
    await page.waitForLoadState("networkidle")
    await untilInView("#features")
    const start = page.getByRole("link", { name: landing.start }).first()
    await expect.poll(() => start.getAttribute("href")).toBe("/api/login?new=&returnTo=%2Ffeedback")
  })

  test("[spec 1 8] each figure leads to what was measured of it", async () => {
    await openPath("/")
    for (const claim of claims) {
      const link = page.getByRole("link", { name: claimText(claim) })
      await expect.poll(() => link.getAttribute("href")).toBe(`/security#${claim}`)
    }
    await page.getByRole("link", { name: claimText(claims[0]) }).click()
    await untilInView(`#${claims[0]}`)
    for (const claim of claims) {
      const place = page.locator(`#${claim}`)
      await place.getByRole("heading", { level: 3, name: claimText(claim) }).waitFor()
      const found = measurements[claim]
      const shown = await place.locator("dd").textContent()
      for (const { value, label } of found?.figures ?? []) expect(shown).toContain(`${value} ${label}`)
      expect(shown).toContain(found === null ? measuredClaims.notMeasured : found.sample)
    }
  })
})

describe("before a script runs, or without one", () => {
  let plain: Page

  beforeAll(async () => {
    plain = (await site.visit({ javaScriptEnabled: false })).page
  })

  test.each(staticPages)(
    "[spec 2 Route table 8] [spec 1 9] [spec 2 Landing page 6] %s is headed and says what it must",
    async (path, heading, texts) => {
      await plain.goto(path)
      expect(await plain.getByRole("heading", { level: 1 }).textContent()).toBe(heading)
      expect(await plain.title()).toBe(`${heading} · HonestHive`)
      const words = await plain.getByRole("main").textContent()
      for (const text of texts) expect(words).toContain(text)
      expect(await plain.locator("button:enabled:visible").count()).toBe(0)
    }
  )
})

describe("who loads what", () => {
  test("somebody who is not signed in: no whole Indic face, and nothing stays", async () => {
    const stranger = await openBrowser(site.browser, site.server.url)
    await stranger.page.goto("/", { waitUntil: "networkidle" })
    const files = await stranger.page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name)
    )
    expect(files.filter((name) => /\.woff2$/.test(name)).length).toBeGreaterThan(0)
    expect(files.filter((name) => /anek-(?!latin)/.test(name))).toEqual([])
    expect(await stranger.page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test("an owner who comes back sees neither the landing page nor another language first than the account's", async () => {
    const { page: owned, send } = await openOwner(site.browser, site.server.url, { name: "Back Again" })
    expect((await send("PUT", calls.chooseLanguage.path, { language: "kn" })).status()).toBe(200)
    const script = await owned.addInitScript(
      (headline) => {
        new MutationObserver(() => {
          const { lang } = document.documentElement
          if (document.querySelector("h1, nav") !== null && lang !== "kn") window.name = lang
          if (document.querySelector("h1")?.textContent === headline) window.name = "flashed"
        }).observe(document, { childList: true, subtree: true })
      },
      headlineOf(catalogueOf("kn").landing)
    )
    onTestFinished(() => script.dispose())
    for (const path of ["/", "/account"]) {
      await owned.goto(path)
      await owned.getByRole("navigation").first().waitFor()
      await owned.getByRole("heading", { level: 1 }).waitFor()
      await owned.waitForLoadState("networkidle")
      expect(await owned.evaluate(() => window.name), path).toBe("")
      expect(await owned.evaluate(() => document.documentElement.lang)).toBe("kn")
    }
  })
})
