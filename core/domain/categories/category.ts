export const categories = [
  "Leadership & Mentorship",
  "Communication & Collaboration",
  "Technical & Problem Solving",
  "Creativity & Innovation",
  "Reliability",
  "Other / General"
] as const

export type Category = (typeof categories)[number]

/** Category of pending items, and of texts that fit no other (spec section 3). */
export const generalCategory: Category = "Other / General"

export const categoryKeys = {
  "Leadership & Mentorship": "leadership",
  "Communication & Collaboration": "communication",
  "Technical & Problem Solving": "technical",
  "Creativity & Innovation": "creativity",
  Reliability: "reliability",
  "Other / General": "general"
} as const satisfies Readonly<Record<Category, string>>

export type CategoryKey = (typeof categoryKeys)[Category]

export const shortCategoryLabels: Readonly<Record<Category, string>> = {
  "Leadership & Mentorship": "Leadership",
  "Communication & Collaboration": "Communication",
  "Technical & Problem Solving": "Technical",
  "Creativity & Innovation": "Creativity",
  Reliability: "Reliability",
  "Other / General": "Other"
}

/** `neutral` also covers mixed and pending items. */
export const sentiments = ["positive", "negative", "neutral"] as const

export type Sentiment = (typeof sentiments)[number]
