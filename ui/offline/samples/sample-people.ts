import type { SampleHive } from "./hives/sample-hive.ts"
import { demoPassword, sampleHives } from "./sample-hives.ts"
import { hostileTexts } from "./texts/hostile-texts.ts"
import { limitTexts } from "./texts/limit-texts.ts"

const limitHive: SampleHive = {
  title: "at the limit: five public, and more that wait",
  email: "limit@demo.example",
  language: null,
  profile: { name: "Imran Sheikh", jobTitle: "Head nurse", bio: "Ward 4. Say it as it is." },
  daysOld: 12,
  questions: [],
  texts: limitTexts,
  showsBadges: false
}

const hostileHive: SampleHive = {
  title: "hostile: names and texts that break careless pages",
  email: "hostile@demo.example",
  language: null,
  profile: {
    name: "\u202e\u0627\u0644\u0627\u0633\u0645\u202c O'Hara \"><b>{{7*7}}</b>",
    jobTitle: `=HYPERLINK("x") ${"Donaudampfschiff".repeat(4)}`,
    bio: `${"Lo\u0308ng".repeat(60)}\n\n\n\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f ${"\u{1f9d1}\u{1f3fd}\u200d\u{1f680}".repeat(12)}`
  },
  daysOld: 9,
  questions: [],
  texts: hostileTexts,
  showsBadges: true
}

export const samplePeople: ReadonlyArray<SampleHive> = [...sampleHives, limitHive, hostileHive]

export const samplePassword = demoPassword

export const sampleAdmin = { username: "demo.admin", password: demoPassword } as const
