import type { Category } from "#core/domain/categories/category.ts"

export interface PhrasePair {
  readonly strength: string | null
  readonly area: string | null
  /** Phrases of one topic are counted together, so that it isn't both praised and criticised. */
  readonly topic: string | null
}

const makePhrasePair = (strength: string | null, area: string | null, topic = area): PhrasePair => ({
  strength,
  area,
  topic
})

/** Wishes aren't praise, and a note about the canteen isn't about the owner. */
const emptyPhrasePair = makePhrasePair(null, null)

/** Keyed by the theme names that summaries use. No phrase is on both sides. */
export const themePhrases: Readonly<Record<string, PhrasePair>> = {
  mentoring: makePhrasePair("Helping others grow", "Mentoring and guidance"),
  leading: makePhrasePair("Leading the team", "How the team is led"),
  communication: makePhrasePair("Clear communication", "Communication"),
  listening: makePhrasePair("Listening well", "Listening to others"),
  teamwork: makePhrasePair("Working well together", "Teamwork"),
  "code quality": makePhrasePair("Well-made code", "Quality of code"),
  "problem solving": makePhrasePair("Solving hard problems", "Approach to problems"),
  "technical skill": makePhrasePair("Technical skill", "Technical work"),
  ideas: makePhrasePair("Fresh ideas", "Openness to new ideas"),
  experiments: makePhrasePair("Trying new things", "Courage to try new things"),
  "new things": makePhrasePair("Trying new things", "Courage to try new things"),
  deadlines: makePhrasePair("Being on time", "Keeping to deadlines"),
  "keeping promises": makePhrasePair("Keeping promises", "Following through"),
  "steady work": makePhrasePair("Steady work", "Consistency"),
  "good wishes": emptyPhrasePair,
  "the workplace": makePhrasePair(null, "The workplace"),
  "nothing specific": emptyPhrasePair
}

export const categoryPhrases: Readonly<Record<Category, PhrasePair>> = {
  "Leadership & Mentorship": makePhrasePair(
    "Leadership and mentoring",
    "Leading and supporting people",
    "How the team is led"
  ),
  "Communication & Collaboration": makePhrasePair("Good collaboration", "Working with others", "Teamwork"),
  "Technical & Problem Solving": makePhrasePair("Strong technical work", "Technical work"),
  "Creativity & Innovation": makePhrasePair("Creativity", "Creative work"),
  Reliability: makePhrasePair("Reliability", "Being dependable"),
  "Other / General": emptyPhrasePair
}
