import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { countGraphemes, maxFeedbackLength } from "#core/domain/feedback/feedback-text.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { publicPages } from "#core/domain/pages/pages.ts"
import { defaultPageSettings, type PageSettings } from "#ui/document/page-settings.ts"
import { problemText } from "#ui/features/sign-in/problem-text.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { renderNotFound, renderOpenPage } from "#ui/public-pages/render.tsx"
import { claims } from "#ui/text/claims.ts"
import { measurementsIn } from "#ui/text/measurements.ts"
import { catalogueOf } from "../support/catalogues.ts"

const { marketing } = catalogue
const measurements = measurementsIn(catalogue.measurements, "en")

const assets = { script: "/assets/open-1.js", preloads: [], styles: ["/assets/open-1.css"], fonts: {} }
const home = "http://hive.example"

const render = (path: string, told: Partial<PageSettings> = {}, language: Language = "en"): string =>
  renderOpenPage(
    new URL(path, home),
    { ...defaultPageSettings, ...told },
    { open: assets, receipt: assets },
    language
  )

const settingsIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(html)?.[1] ?? "")

const headings = [
  ["/", "Get Anonymous Feedback"],
  ["/security", "Security"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
  ["/receipt", "Hear back"],
  ["/sign-in", "Sign in"],
  ["/sign-up", "Create your account"],
  ["/forgot-password", "Forgot your password\\?"],
  ["/reset-password", "Choose a new password"],
  ["/confirm-email", "Open your account"],
  ["/confirm-new-email", "Change your email"]
] as const

test("pages that everybody may see are all drawn", () => {
  expect(headings.map(([path]) => path).toSorted()).toEqual(publicPages.toSorted())
})

test.each(headings)("%s says without a script what it is: %s", (path, heading) => {
  const html = render(path)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}`))
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toMatch(new RegExp(`<title>${heading}`))
  expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
})

test.each(publicPages)("%s in Hindi ends its sentences as Hindi does", (path) => {
  const text = render(path, {}, "hi").replace(/<[^>]*>/g, "")
  expect(text).toMatch(/\p{Script=Devanagari}/u)
  expect(text.match(/\p{Script=Devanagari}+\. +\p{Script=Devanagari}+/gu)).toBeNull()
})

test("without any style the landing page's words still stand apart", () => {
  const words = render("/")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
  expect(words).toContain("Skip to content HonestHive How it Works Features Sign In")
  expect(words).toContain("HonestHive How it Works Features Security Privacy Terms")
  expect(words).toContain("हिन्दी Hindi")
})

test("what is said of /security, /privacy and /terms elsewhere is about them", () => {
  const said = ["/", "/security", "/privacy", "/terms"].map((path) => {
    const html = render(path)
    const [, description = ""] = /<meta name="description" content="([^"]+)">/.exec(html) ?? []
    expect(html).toContain(`<meta property="og:description" content="${description}">`)
    return description
  })
  expect(new Set(said).size).toBe(4)
  expect(said).not.toContain("")
})

test("a link's preview has absolute addresses, and no question of the address", () => {
  const html = render("/sign-in?returnTo=/secret", {
    origin: "https://honest.example",
    canonicalOrigin: "https://honest.example"
  })
  expect(html).toContain('<meta property="og:url" content="https://honest.example/sign-in">')
  expect(html).toContain('<meta property="og:image" content="https://honest.example/assets/v1/preview.png">')
})

test("every file that a document names is there", () => {
  const named = [
    ...render("/").matchAll(/(?:href|src|content)="(?:http:\/\/hive\.example)?(\/assets\/v\d[^"]*)"/g)
  ]
  const files = named.map(([, path = ""]) => path)
  expect(files).toContain("/assets/v1/site.webmanifest")
  expect(files.filter((path) => !existsSync(new URL(`../../ui/public${path}`, import.meta.url)))).toEqual([])
})

test("the landing page shows the public address, and is the same by whatever address it was asked", () => {
  expect(render("/")).toContain('<span class="soft"></span>')
  expect(render("http://other.example:8080/")).toBe(render("/"))
  const html = render("/", { origin: "https://honest.example" })
  expect(html).toContain('<span class="soft">https://honest.example</span>')
  expect(settingsIn(html)).toMatchObject({ origin: "https://honest.example" })
})

test.each([
  ["/sign-up", false, true],
  ["/sign-up", true, false],
  ["/sign-in", true, true],
  ["/forgot-password", true, false],
  ["/confirm-email", true, true],
  ["/reset-password", true, true]
])(
  "%s, with mail: %j, asks for a password: %j; it says that it needs a script, and sends nothing without one",
  (path, sendsMail, asks) => {
    const html = render(path, { sendsMail })
    expect(html.includes('type="password"')).toBe(asks)
    expect(html).toContain(signInMessages.needsScript)
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/)
    expect(html).toMatch(/<form[^>]* method="post"/)
  }
)

test("signing in and signing up lead to each other, and keep the way on", () => {
  expect(render("/sign-in?returnTo=%2Ffeedback%3Fq%3D5")).toContain(
    'href="/sign-up?returnTo=%2Ffeedback%3Fq%3D5&amp;lang=en"'
  )
  expect(render("/sign-up")).toContain('href="/sign-in?lang=en"')
})

test("with an issuer both lead there, without a script too, and say what went wrong", () => {
  const alone = { issuer: "id.example", hasPasswords: false }
  const html = render("/sign-up?problem=lost&returnTo=//evil.example", alone)
  expect(html).toContain(signInMessages.continueWith({ issuer: "id.example" }))
  expect(html).toContain('href="/api/login?lang=en"')
  expect(html).toContain(problemText("lost", signInMessages))
  expect(html).not.toContain("<form")
})

test("beside passwords, an issuer is a second way in", () => {
  const html = render("/sign-in?problem=taken&returnTo=/feedback", { issuer: "id.example" })
  expect(html).toContain('href="/api/login?issuer=&amp;returnTo=%2Ffeedback&amp;lang=en"')
  expect(html).toContain(problemText("taken", signInMessages))
  expect(html).toContain("<form")
  expect(render("/forgot-password", { sendsMail: true, issuer: "id.example" })).toContain("<form")
})

test("a forgotten password is a matter of mail, or of whoever runs this server", () => {
  const contact = "https://hive.example/help?a=1&b=2"
  const mailed = render("/forgot-password", { sendsMail: true, contact })
  expect(mailed).toContain(signInMessages.forgotLead)
  expect(mailed).not.toContain(signInMessages.noMailLead)
  const asked = render("/forgot-password", { contact })
  expect(asked).toContain(signInMessages.noMailLead)
  expect(asked).toMatch(/Write to.*<a href="https:\/\/hive\.example\/help\?a=1&amp;b=2" rel="noreferrer">/)
  expect(render("/forgot-password")).not.toContain("Write to")
  expect(
    render("/forgot-password", { sendsMail: true, issuer: "id.example", hasPasswords: false })
  ).not.toContain("<form")
})

test.each(["/", "/security", "/privacy", "/terms", "/sign-in", "/forgot-password"])(
  "%s names in its footer whom to ask, if there is somebody",
  (path) => {
    const footer = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0]
    expect(footer(render(path, { contact: "ask@hive.example" }))).toContain(
      '<a href="mailto:ask@hive.example">Contact</a>'
    )
    expect(footer(render(path))).not.toContain("Contact")
    expect(footer(render(path, { sourceUrl: "https://git.example/hive" }))).toContain("Source code</a>")
    expect(footer(render(path))).not.toContain("Source code")
  }
)

test("the landing page leads to a live page only where DEMO_URL names one", () => {
  const demoUrl = "https://demo.example/~live?a=1&b=2"
  const link = `<a class="button large" href="https://demo.example/~live?a=1&amp;b=2&amp;lang=en" rel="noreferrer">`
  expect(render("/", { demoUrl })).toContain(`${link}${catalogue.landing.seeLivePage}</a>`)
  expect(render("/")).not.toContain(catalogue.landing.seeLivePage)
})

test("the landing page counts its sample note as the form counts", () => {
  const { landing, visitor } = catalogueOf("ta")
  const html = renderOpenPage(
    new URL("/", home),
    defaultPageSettings,
    { open: assets, receipt: assets },
    "ta"
  )
  const count = countGraphemes(landing.sampleText)
  expect(count).toBeLessThan(landing.sampleText.length)
  expect(html).toContain(visitor.count({ count, limit: maxFeedbackLength }))
})

test("without marketing figures, no page has a claim, and each measured figure is still there", () => {
  const values = Object.values(measurements).flatMap((found) => found?.figures ?? [])
  for (const path of ["/", "/security"]) {
    const [all, measured] = [true, false].map((hasMarketingFigures) => render(path, { hasMarketingFigures }))
    for (const each of claims) {
      const [figure, label] = [marketing.figures[each], marketing.labels[each]]
      const claim = new RegExp(`${figure.replace(".", "\\.")}</b> (<!-- -->)?(<span>)?${label}`)
      expect(all).toMatch(claim)
      expect(measured).not.toMatch(claim)
      // A measured figure may happen to be the same.
      const isMeasured = values.some(({ value }) => value === figure)
      expect(isMeasured || !measured?.includes(figure)).toBe(true)
    }
    for (const { value } of values) for (const html of [all, measured]) expect(html).toContain(`>${value}<`)
  }
  expect(render("/security")).toContain(
    'Filtering, 99.9% Effective</h2><p class="static-measured">Measured: '
  )
  const filtering = render("/security", { hasMarketingFigures: false })
  expect(filtering).toContain('Filtering</h2><p class="static-measured">Measured: ')
})

test("an address that is none is drawn, too", () => {
  const own = { contact: "ask@hive.example", sourceUrl: "https://git.example/hive" }
  const html = renderNotFound({ ...defaultPageSettings, ...own }, assets, "en")
  expect(html).toContain("Did you forget to add the page to the router?")
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<a href="https://git.example/hive" rel="noreferrer">Source code</a>')
  expect(html).toContain("mailto:ask@hive.example")
  expect(settingsIn(html)).toMatchObject(own)
})
