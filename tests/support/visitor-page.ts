import type { VisitorPageModel } from "#core/contract/visitor-page.ts"

const user = { name: "Asha Raman", jobTitle: "", bio: "", profileImageUrl: null, showBadgesOnLanding: true }

export const makeVisitorPage = (given: Partial<VisitorPageModel> = {}): VisitorPageModel => ({
  link: "asha-raman",
  profile: { user, feedback: [] },
  badges: { badges: [], hasHiveEnlightenedBadge: false },
  answers: { answers: [] },
  questions: [],
  isPaused: false,
  release: { minutes: 0, least: 1, announced: null },
  hasFeed: false,
  sent: false,
  error: null,
  text: "",
  question: null,
  ...given
})
