import { Option } from "effect"
import { describe, expect, test } from "vitest"
import { settingsIn, shownSettings } from "#cli/commands/verify/page-settings.ts"
import { visitorDataIn } from "#cli/commands/verify/visitor-model.ts"
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

const user = {
  name: "Zoë",
  jobTitle: null,
  bio: null,
  profileImageUrl: `/uploads/photos/${"a".repeat(32)}.webp`,
  showBadgesOnLanding: true
}
const note = { id: "1", content: "Thanks", createdAt: "2026-11-22T12:00:00.000Z" }
const badge = { badgeName: "A", badgeDescription: "B", category: "C", tier: 5, imageUrl: null }
const data = {
  link: "zoe",
  profile: { user, feedback: [note] },
  badges: { badges: [badge], hasHiveEnlightenedBadge: false },
  answers: { answers: [{ id: "1", status: "acted", answer: null }] },
  questions: [{ question: "What next?", thanks: "Thank you." }],
  isPaused: false,
  hasFeed: true,
  question: null,
  release: { minutes: 60, least: 3, announced: { minutes: 0, least: 1, from: 1_800_000_000_000 } },
  sent: false,
  error: null,
  text: ""
}

const found = (changes: object) => visitorDataIn(pageWith("model", JSON.stringify({ ...data, ...changes })))

describe("the data of a visitor page", () => {
  test("is read as it was sent, in its order", () => {
    const reversed = Object.fromEntries(Object.entries(data).toReversed())
    const page = pageWith("model", JSON.stringify(reversed))
    expect(JSON.stringify(Option.getOrNull(visitorDataIn(page)))).toBe(JSON.stringify(reversed))
  })

  test.each([
    { more: 1 },
    { text: "typed" },
    { error: "No" },
    { badges: undefined },
    { profile: { user: { ...user, profileImageUrl: "https://x.example/a.webp" }, feedback: [] } },
    { profile: { user: { ...user, profileImageUrl: "/assets/v1/preview.png" }, feedback: [] } },
    { profile: { user: { ...user, style: "x" }, feedback: [] } },
    { profile: { user, feedback: [{ ...note, html: "<b>" }] } },
    { badges: { ...data.badges, badges: [{ ...badge, imageUrl: "//x.example/a.png" }] } }
  ])("is never %j", (changes) => {
    expect(found({})).toEqual(Option.some(data))
    expect(found(changes)).toEqual(Option.none())
  })
  test.each(['{"link"', '{"user"', '{"id"', '{"badgeName"'])(
    "has no key beside %s that a program would hide",
    (first) => {
      const json = JSON.stringify(data).replace(first, first.replace("{", '{"__proto__":{},'))
      expect(json).toContain("__proto__")
      expect(visitorDataIn(pageWith("model", json))).toEqual(Option.none())
    }
  )
})
