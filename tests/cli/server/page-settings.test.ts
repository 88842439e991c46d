import { ConfigProvider, Effect, Redacted } from "effect"
import { describe, expect, test } from "vitest"
import { readerOf } from "#cli/layers/reader.ts"
import { pageSettingsAt } from "#cli/server/page-settings.ts"
import { publicHostsOf, readConfiguration } from "#cli/settings/config.ts"
import { publicPages } from "#core/domain/pages/pages.ts"
import { pagesOf } from "#ui/server-entry.ts"
import { makeVisitorPage } from "../../support/visitor-page.ts"

const clear = "https://hive.example"
const onion = "http://abcdefgh.onion"

/** Everything that a page can show names the clear address. */
const telling = {
  INSTANCE_NAME: "Notes at hive.example",
  CONTACT: "people@hive.example",
  SOURCE_URL: "https://code.hive.example/hive",
  IMPRINT_URL: "https://HIVE.example/imprint",
  PRIVACY_URL: "https://hive.example:8443/privacy",
  DEMO_URL: "https://demo.hive.example/~live",
  OIDC_ISSUER: "https://id.hive.example",
  OIDC_CLIENT_ID: "hive",
  OIDC_CLIENT_SECRET: "secret",
  MODERATION: "openai",
  OPENAI_API_KEY: "sk-1",
  OPENAI_BASE_URL: "https://ai.hive.example/v1"
}

const settingsAt = (env: Record<string, string>) => {
  const configuration = Effect.runSync(
    readConfiguration(false).pipe(Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnvRecord(env))))
  )
  const [first, ...others] = publicHostsOf(configuration, 3000).map((host) =>
    pageSettingsAt(configuration, null, host)
  )
  if (first === undefined) throw new Error("there is no host")
  return [first, ...others] as const
}

const assets = { script: "/assets/x.js", preloads: [], styles: ["/assets/x.css"], fonts: {} }
const shell = () =>
  '<head><title>HonestHive</title></head><body><script type="application/json" id="settings">{}</script></body>'

const everyPage = (settings: ReturnType<typeof pageSettingsAt>): ReadonlyArray<string> => {
  const pages = pagesOf({ shell, rendered: { open: assets, receipt: assets, visitor: assets } }, settings)
  return [
    ...publicPages.map((path) => pages.open(new URL(path, settings.origin ?? "http://localhost"), "en")),
    pages.open(new URL("/sign-in?problem=lost&returnTo=%2Ffeedback", onion), "en"),
    pages.visitor(makeVisitorPage(), "en"),
    pages.visitor(makeVisitorPage({ sent: true }), "en"),
    pages.visitor(makeVisitorPage({ isPaused: true }), "en"),
    pages.refused({ status: 400, message: "no", text: "words", question: null }, "en"),
    pages.profileNotFound("asha", "en"),
    pages.notFound("en"),
    pages.app("en")
  ]
}

describe("an onion address", () => {
  test("has no page that names the clear one, whatever the settings say", () => {
    const [clearSettings, onionSettings] = settingsAt({ ...telling, PUBLIC_URL: `${clear},${onion}` })
    if (onionSettings === undefined) throw new Error("there are two")
    const pages = everyPage(onionSettings)
    expect(pages.length).toBe(publicPages.length + 8)
    for (const html of pages) expect(html).not.toMatch(/hive\.example|https:\/\//i)
    expect(onionSettings.canonicalOrigin).toBe(onion)
    for (const html of everyPage(clearSettings)) expect(html.toLowerCase()).not.toContain("onion")
    expect(everyPage(clearSettings)[0]).toContain("hive.example")
  })

  test("keeps what names other hosts", () => {
    const others = {
      INSTANCE_NAME: "Our notes",
      CONTACT: "people@nothive.example",
      SOURCE_URL: "https://hive.example.org/hive",
      IMPRINT_URL: "https://beehive.example/imprint",
      PRIVACY_URL: "https://other.example/hive"
    }
    const [, settings] = settingsAt({ ...others, PUBLIC_URL: `${clear},${onion}` })
    const shown = [settings?.name, settings?.contact, settings?.sourceUrl]
    expect([...shown, settings?.imprintUrl, settings?.privacyUrl]).toEqual(Object.values(others))
  })
})

describe("canonical addresses", () => {
  test.each([
    ["https://a.example,https://b.example", ["https://a.example", "https://a.example"]],
    ["https://a.example,http://c.onion", ["https://a.example", "http://c.onion"]],
    ["http://c.onion", ["http://c.onion"]]
  ])("are those of the first of %s, except at an onion address", (PUBLIC_URL, canonical) => {
    const settings = settingsAt({ PUBLIC_URL })
    expect(settings.map(({ canonicalOrigin }) => canonicalOrigin)).toEqual(canonical)
    for (const [at, own] of settings.entries()) {
      const [html = ""] = everyPage(own).slice(1)
      expect(html).toContain(`<link rel="canonical" href="${canonical[at]}/security">`)
      expect(html).toContain(`<meta property="og:url" content="${canonical[at]}/security">`)
      expect(html).toContain(`<meta property="og:image" content="${own.origin}/`)
    }
  })

  test("are not stated without PUBLIC_URL", () => {
    const [settings] = settingsAt({})
    expect([settings.origin, settings.canonicalOrigin]).toEqual([null, null])
    expect(everyPage(settings).join("")).not.toContain('canonical"')
  })
})

test("pages show the operator's name, imprint and privacy policy beside our own", () => {
  const urls = { IMPRINT_URL: "https://o.example/i", PRIVACY_URL: "https://o.example/p" }
  const [settings] = settingsAt({ INSTANCE_NAME: "Our <notes>", ...urls })
  const pages = everyPage(settings)
  for (const html of pages) expect(html).toMatch(/<title>[^<]*Our &lt;notes&gt;<\/title>/)
  for (const html of pages.slice(0, 4)) {
    for (const path of ["/privacy?lang=en", "/terms?lang=en", "https://o.example/i", "https://o.example/p"])
      expect(html).toContain(`<a href="${path}"`)
    expect(html).toContain("<span>Our &lt;notes&gt;</span>")
  }
})

const openai = (baseUrl: string) =>
  readerOf({ by: "openai", apiKey: Redacted.make("sk-1"), baseUrl, model: "gpt" })

test("[anon A25] visitors are told by name who reads texts besides this server", () => {
  expect(readerOf({ by: "local" })).toBeNull()
  expect(readerOf({ by: "comprehend", region: "us-east-1", endpoint: undefined })).toBe("Amazon Comprehend")
  expect(openai("https://api.openai.com/v1")).toBe("OpenAI")
  expect(openai("https://llm.example:8443/v1")).toBe("the service at llm.example:8443")
})
