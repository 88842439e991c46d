import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import { badgeTexts } from "./texts/badge-texts.ts"
import { busyQuestions, busyTexts } from "./texts/busy-texts.ts"
import type { SampleText } from "./texts/sample-text.ts"

export interface SampleHive {
  readonly title: string
  readonly email: string
  readonly profile: { readonly name: string; readonly jobTitle: string; readonly bio: string } | null
  /** Days since the owner signed up. */
  readonly daysOld: number
  /** On the page from the second day on. */
  readonly questions: ReadonlyArray<QuestionText>
  readonly texts: ReadonlyArray<SampleText>
  readonly showsBadges: boolean
}

/** Shared by all three hives, and removed with the demo's data. */
export const demoPassword = "three sample hives"

const newHive: SampleHive = {
  title: "new: no name yet",
  email: "new@demo.example",
  profile: null,
  daysOld: 0,
  questions: [],
  texts: [],
  showsBadges: false
}

const busyHive: SampleHive = {
  title: "busy: five languages, two questions, five public and answered",
  email: "busy@demo.example",
  profile: {
    name: "Asha Raman",
    jobTitle: "Engineering lead",
    bio: "I run a small team that is spread over four cities. What should I do more, less, or not at all?"
  },
  daysOld: 40,
  questions: Object.values(busyQuestions),
  texts: busyTexts,
  showsBadges: false
}

const badgesHive: SampleHive = {
  title: "badges: all of them, shown to visitors",
  email: "badges@demo.example",
  profile: {
    name: "Ravi Marigold",
    jobTitle: "Product designer",
    bio: "Fifteen years of drawing boxes and arrows. Tell me what worked for you, and what did not."
  },
  daysOld: 90,
  questions: [],
  texts: badgeTexts.map((text) => ({ text })),
  showsBadges: true
}

/** Its visitor page has public notes with answers, and questions. */
export const livePageHive = busyHive

export const sampleHives: ReadonlyArray<SampleHive> = [newHive, busyHive, badgesHive]
