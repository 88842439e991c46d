import { Option } from "effect"
import { describe, expect, test } from "vitest"
import { settingsIn, shownSettings } from "#cli/commands/verify/page-settings.ts"
import { defaultPageSettings } from "#ui/document/page-settings.ts"

const pageWith = (id: string, json: string): string =>
  `<body><script type="application/json" id="${id}">${json}</script></body>`

const settingsPage = (changes: object = {}): string =>
  pageWith("settings", JSON.stringify({ ...defaultPageSettings, ...changes }))

const place = { name: "Counsellor", label: "044", address: "tel:0441234" }
const noteWith = (changes: object) => ({
  helpNotes: { en: { title: "Help", text: "Call", places: [{ ...place, ...changes }] } }
})

describe("the settings of a page", () => {
  test.each([
    {},
    { name: "Bees & Co" },
    { logo: { path: "/assets/logo-1a2-B_c.png", width: 20, height: 30 } },
    { accent: "#aa5500" },
    { origin: "http://abc.onion", canonicalOrigin: "https://hive.example:8443" },
    { contact: "ops@hive.example" },
    { contact: "https://hive.example/contact?a=1" },
    { imprintUrl: "https://hive.example/imprint", privacyUrl: "https://hive.example/privacy" },
    { demoUrl: "https://demo.example/~live" },
    { readBy: "the service at [::1]:8080", issuer: "id.example:8443" },
    noteWith({})
  ])("may be %j", (changes) => {
    expect(settingsIn(settingsPage(changes))).toEqual(Option.some({ ...defaultPageSettings, ...changes }))
  })

  test.each([
    { unknown: 1 },
    { contact: undefined },
    { contact: "javascript:alert(1)" },
    { contact: " ops@hive.example" },
    { sourceUrl: "javascript:alert(1)" },
    { imprintUrl: "data:text/html,x" },
    { privacyUrl: "//x.example" },
    { demoUrl: "http://demo.example/~live" },
    { origin: "https://hive.example/path" },
    { canonicalOrigin: "javascript:alert(1)" },
    { logo: { path: "//x.example/a.png", width: 1, height: 1 } },
    { logo: { path: "https://x.example/a.png", width: 1, height: 1 } },
    { logo: { path: "/assets/x.svg", width: 1, height: 1 } },
    { logo: { path: "/assets/logo-a.png", width: 1, height: 1, onload: "alert(1)" } },
    { name: "Bees\u202e" },
    { accent: "red;} body { display: none }" },
    { readBy: "nobody" },
    { issuer: "x.example/path" },
    { helpNotes: { fr: noteWith({}).helpNotes.en } },
    noteWith({ address: "javascript:alert(1)" }),
    noteWith({ onclick: "alert(1)" }),
    { sendsMail: "on" }
  ])("are never %j", (changes) => {
    expect(settingsIn(settingsPage(changes))).toEqual(Option.none())
  })

  test.each([
    "<body></body>",
    pageWith("settings", "{"),
    pageWith("settings", "null"),
    pageWith("settings", "[]"),
    settingsPage().replace("{", '{"__proto__":{},')
  ])("are in none of %s", (page) => {
    expect(settingsIn(page)).toEqual(Option.none())
  })

  test("are listed by the variables that operators set", () => {
    const shown = shownSettings({ ...defaultPageSettings, accent: "#aa5500", hasMarketingFigures: false })
    expect(shown).toContainEqual({ variable: "ACCENT", value: "#aa5500" })
    expect(shown).toContainEqual({ variable: "MARKETING_FIGURES", value: "off" })
    expect(shown).toContainEqual({ variable: "MODERATION", value: "local" })
    expect(shown).toContainEqual({ variable: "HELP_NOTE", value: null })
    expect(shown).toHaveLength(Object.keys(defaultPageSettings).length)
  })
})
