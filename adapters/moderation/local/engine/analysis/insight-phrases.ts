import type { Category } from "#core/domain/categories/category.ts"

export interface PhrasePair {
  readonly strength: string | null
  readonly area: string | null
  /** Phrases of one topic are counted together, so that it isn't both praised and criticised. */
  readonly topic: string | null
}

const pair = (strength: string | null, area: string | null, topic = area): PhrasePair => ({
  strength,
  area,
  topic
})

/** Wishes aren't praise, and a note about the canteen isn't about the owner. */
const nothing = pair(null, null)

/** Keyed by the theme names that summaries use. No phrase is on both sides. */
export const themePhrases: Readonly<Record<string, PhrasePair>> = {
  mentoring: pair("Helping others grow", "Mentoring and guidance"),
  leading: pair("Leading the team", "How the team is led"),
  communication: pair("Clear communication", "Communication"),
  listening: pair("Listening well", "Listening to others"),
  teamwork: pair("Working well together", "Teamwork"),
  "code quality": pair("Well-made code", "Quality of code"),
  "problem solving": pair("Solving hard problems", "Approach to problems"),
  "technical skill": pair("Technical skill", "Technical work"),
  ideas: pair("Fresh ideas", "Openness to new ideas"),
  experiments: pair("Trying new things", "Courage to try new things"),
  "new things": pair("Trying new things", "Courage to try new things"),
  deadlines: pair("Being on time", "Keeping to deadlines"),
  "keeping promises": pair("Keeping promises", "Following through"),
  "steady work": pair("Steady work", "Consistency"),
  "good wishes": nothing,
  "the workplace": pair(null, "The workplace"),
  "nothing specific": nothing
}

export const categoryPhrases: Readonly<Record<Category, PhrasePair>> = {
  "Leadership & Mentorship": pair(
    "Leadership and mentoring",
    "Leading and supporting people",
    "How the team is led"
  ),
  "Communication & Collaboration": pair("Good collaboration", "Working with others", "Teamwork"),
  "Technical & Problem Solving": pair("Strong technical work", "Technical work"),
  "Creativity & Innovation": pair("Creativity", "Creative work"),
  Reliability: pair("Reliability", "Being dependable"),
  "Other / General": nothing
}
