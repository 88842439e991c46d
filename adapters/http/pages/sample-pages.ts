import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { type Language, languages } from "#core/domain/languages/language.ts"
import type { Pages } from "../site/pages.ts"

const sampleQuestion = { question: "What helps?", thanks: "Thanks" }

const fullPage: VisitorPageModel = {
  link: "sample",
  profile: {
    user: { name: "Sample", jobTitle: "Job", bio: "Bio", profileImageUrl: null, showBadgesOnLanding: true },
    feedback: [{ id: "1", content: "Note", createdAt: "2026-01-01T12:00:00.000Z" }]
  },
  badges: {
    badges: [
      { badgeName: "Badge", badgeDescription: "Badge", category: "reliability", tier: 5, imageUrl: null }
    ],
    hasHiveEnlightenedBadge: true
  },
  answers: { answers: [{ id: "1", status: "acted", answer: "Answer" }] },
  questions: [sampleQuestion, sampleQuestion],
  isPaused: false,
  release: { minutes: 15, least: 1, announced: null },
  hasFeed: true,
  sent: false,
  error: null,
  text: "",
  question: null
}

const plainPage: VisitorPageModel = {
  ...fullPage,
  profile: { user: { ...fullPage.profile.user, name: null, jobTitle: null, bio: null }, feedback: [] },
  badges: { badges: [], hasHiveEnlightenedBadge: false },
  answers: { answers: [] },
  questions: [],
  release: { minutes: 0, least: 1, announced: null }
}

const samples: ReadonlyArray<VisitorPageModel> = [fullPage, plainPage, { ...plainPage, isPaused: true }]

/**
 * Invented pages, keyed by the kind of a link's response. A cached page takes room only for what they lack. No
 * owner's page would do, because it would stay in memory after its owner deleted it.
 */
export const samplePages = ({ visitor }: Pages): ReadonlyMap<string, string> => {
  const textOf = (language: Language, sent: boolean): string =>
    samples.map((model) => visitor({ ...model, sent }, language)).join("")
  return new Map(
    languages.flatMap((language) => [
      [`page ${language}`, textOf(language, false)] as const,
      [`thanks ${language}`, textOf(language, true)] as const
    ])
  )
}
