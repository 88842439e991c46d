import { Option } from "effect"
import { describe, expect, test } from "vitest"
import { visitorDataIn } from "#adapters/http/verification/visitor-data.ts"

const pageWith = (json: string): string =>
  `<body><script type="application/json" id="model">${json}</script></body>`

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

const found = (changes: object) => visitorDataIn(pageWith(JSON.stringify({ ...data, ...changes })))

describe("the data of a visitor page", () => {
  test("is read as it was sent, in its order", () => {
    const reversed = Object.fromEntries(Object.entries(data).toReversed())
    const page = pageWith(JSON.stringify(reversed))
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
      expect(visitorDataIn(pageWith(json))).toEqual(Option.none())
    }
  )
})
