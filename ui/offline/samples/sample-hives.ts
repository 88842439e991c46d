import type { Language } from "#core/domain/languages/language.ts"
import { hindiHive } from "./hives/hindi-hive.ts"
import { kannadaHive } from "./hives/kannada-hive.ts"
import type { SampleHive } from "./hives/sample-hive.ts"
import { tamilHive } from "./hives/tamil-hive.ts"
import { teluguHive } from "./hives/telugu-hive.ts"
import { badgeTexts } from "./texts/badge-texts.ts"
import { busyQuestions, busyTexts } from "./texts/busy-texts.ts"

/** Shared by all hives, and removed with the demo's data. */
export const demoPassword = "honest sample hives"

const newHive: SampleHive = {
  title: "new: no name yet",
  email: "new@demo.example",
  language: null,
  profile: null,
  daysOld: 0,
  questions: [],
  texts: [],
  showsBadges: false
}

const busyHive: SampleHive = {
  title: "busy: five languages, two questions, five public and answered",
  email: "busy@demo.example",
  language: null,
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
  language: null,
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

export const livePageHives: Readonly<Record<Language, SampleHive>> = {
  en: busyHive,
  hi: hindiHive,
  te: teluguHive,
  ta: tamilHive,
  kn: kannadaHive
}

export const sampleHives: ReadonlyArray<SampleHive> = [
  newHive,
  busyHive,
  badgesHive,
  hindiHive,
  teluguHive,
  tamilHive,
  kannadaHive
]
