import type { Category } from "#core/domain/categories/category.ts"

/**
 * `area` is a request to the owner. Phrases of one `topic` are counted together, so that it isn't both praised and
 * criticised.
 */
export interface PhrasePair {
  readonly strength: string | null
  readonly area: string | null
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
  mentoring: makePhrasePair("Helping others grow", "Guide others more"),
  leading: makePhrasePair("Leading the team", "Give the team clearer direction"),
  communication: makePhrasePair("Clear communication", "Communicate more clearly"),
  listening: makePhrasePair("Listening well", "Listen more to others"),
  teamwork: makePhrasePair("Working well together", "Work more closely with others"),
  "code quality": makePhrasePair("Well-made code", "Take more care over code"),
  "problem solving": makePhrasePair("Solving hard problems", "Think problems through"),
  "technical skill": makePhrasePair("Technical skill", "Improve technical work"),
  ideas: makePhrasePair("Fresh ideas", "Be more open to new ideas"),
  experiments: makePhrasePair("Trying new things", "Try new things more often"),
  "new things": makePhrasePair("Trying new things", "Try new things more often"),
  deadlines: makePhrasePair("Being on time", "Keep to deadlines"),
  "keeping promises": makePhrasePair("Keeping promises", "Follow through on promises"),
  "steady work": makePhrasePair("Steady work", "Be more consistent"),
  "good wishes": emptyPhrasePair,
  "the workplace": makePhrasePair(null, "Improve the workplace"),
  "nothing specific": emptyPhrasePair
}

export const categoryPhrases: Readonly<Record<Category, PhrasePair>> = {
  "Leadership & Mentorship": makePhrasePair(
    "Leadership and mentoring",
    "Support people more",
    "Give the team clearer direction"
  ),
  "Communication & Collaboration": makePhrasePair(
    "Good collaboration",
    "Make working together easier",
    "Work more closely with others"
  ),
  "Technical & Problem Solving": makePhrasePair("Strong technical work", "Improve technical work"),
  "Creativity & Innovation": makePhrasePair("Creativity", "Bring in more ideas"),
  Reliability: makePhrasePair("Reliability", "Be more dependable"),
  "Other / General": emptyPhrasePair
}

export const otherCriticism = "Look into what was criticised"
