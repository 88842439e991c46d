import { expect, test } from "vitest"
import { makeLinkPacker, unpackResponse } from "#adapters/http/cache/packed-link.ts"
import { samplePages } from "#adapters/http/pages/sample-pages.ts"
import { byteStringOf } from "#adapters/http/responses/byte-string.ts"
import type { PlainResponse } from "#adapters/http/responses/plain-response.ts"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { languages } from "#core/domain/languages/language.ts"
import { sourceAssets } from "#ui/document/page-assets.ts"
import { pagesOf } from "#ui/server-entry.ts"

const pages = pagesOf({ shell: () => "", rendered: sourceAssets })

const samples = samplePages(pages)
const packLink = makeLinkPacker({ samples: () => samples, wireHeadersOf: () => [] })

const words = "tests reviews बैठक குழு plans calm ಮಾತು prompt తెలుగు clear honest risk".split(" ")

/** Another note of some 280 characters in every place. */
const noteText = (seed: number): string =>
  Array.from(
    { length: 45 },
    (_, index) => words[(seed * 7 + index * index * (seed + 3)) % words.length]
  ).join(" ")

/** A page as owners have it: with five public notes, nine badges, two answers and a question. */
const modelOf = (link: string, seed: number): VisitorPageModel => ({
  link,
  profile: {
    user: {
      name: `Asha ${link}`,
      jobTitle: `Engineer ${seed}`,
      bio: noteText(seed + 100),
      profileImageUrl: `/uploads/photos/${link}.webp`,
      showBadgesOnLanding: true
    },
    feedback: [0, 1, 2, 3, 4].map((place) => ({
      id: `${seed}0000000-0000-4000-8000-00000000000${place}`,
      content: noteText(seed * 5 + place),
      createdAt: `2026-1${seed % 2}-1${place}T12:00:00.000Z`
    }))
  },
  badges: {
    badges: defaultBadges.slice(seed, seed + 9).map(({ name, description, category, tier }) => ({
      badgeName: name,
      badgeDescription: description,
      category,
      tier,
      imageUrl: null
    })),
    hasHiveEnlightenedBadge: false
  },
  answers: {
    answers: [
      { id: `${seed}0000000-0000-4000-8000-000000000000`, status: "acted", answer: noteText(seed + 50) },
      { id: `${seed}0000000-0000-4000-8000-000000000001`, status: "thank-you", answer: null }
    ]
  },
  questions: [{ question: `What helps ${link}?`, thanks: "Thank you" }],
  isPaused: false,
  release: { minutes: 15, least: 3, announced: null },
  hasFeed: true,
  sent: false,
  error: null,
  text: "",
  question: null
})

const jsonOf = (value: unknown) => ({ status: 200, headers: {}, body: JSON.stringify(value) })

const responsesOf = (model: VisitorPageModel) => {
  const html = (sent: boolean, language: (typeof languages)[number]) => ({
    status: 200,
    headers: {},
    body: pages.visitor({ ...model, sent }, language)
  })
  const { profile, badges, answers } = model
  return Object.fromEntries([
    ...languages.map((language) => [`page ${language}`, html(false, language)]),
    ...languages.map((language) => [`thanks ${language}`, html(true, language)]),
    ...Object.entries({ profile, badges, answers }).map(([name, value]) => [name, jsonOf(value)])
  ])
}

const cacheBytes = 16_000_000

const bodyOf = (response: PlainResponse | undefined) => byteStringOf(String(response?.body))

test("[anon A42] 500 links with five notes each stay cached in all five languages", {
  timeout: 30_000
}, () => {
  const bytes = [1, 2, 3, 4].map(
    (seed) => packLink(responsesOf(modelOf(`asha-${seed}`, seed))).estimatedBytes
  )
  expect(500 * Math.max(...bytes)).toBeLessThan(cacheBytes)
})

test("every cached page is unpacked as it was rendered, however odd its texts", { timeout: 30_000 }, () => {
  for (const name of ["", '<b>,"<,"', "\u{1f41d}\ud83d", "x".repeat(5_000), '</script>,"\u2028']) {
    const model = modelOf("asha-raman", 1)
    const { user, feedback } = model.profile
    const responses = responsesOf({ ...model, profile: { user: { ...user, name }, feedback } })
    const packed = packLink(responses)
    for (const language of languages) {
      const found = unpackResponse(packed, `thanks ${language}`)
      expect(found?.body).toEqual(bodyOf(responses[`thanks ${language}`]))
    }
    expect(unpackResponse(packed, "profile")?.body).toEqual(bodyOf(responses.profile))
  }
})
