/** The six categories (spec section 1), in the order in which lists show them. */
export const categories = [
  "Leadership & Mentorship",
  "Communication & Collaboration",
  "Technical & Problem Solving",
  "Creativity & Innovation",
  "Reliability",
  "Other / General"
] as const

export type Category = (typeof categories)[number]

/** What an item has until it is judged, and when nothing fits (spec section 3). */
export const generalCategory: Category = "Other / General"

export type CategoryKey =
  | "leadership"
  | "communication"
  | "technical"
  | "creativity"
  | "reliability"
  | "general"

/** The short names: file names of badge images, keys of counters. */
export const categoryKeys: Readonly<Record<Category, CategoryKey>> = {
  "Leadership & Mentorship": "leadership",
  "Communication & Collaboration": "communication",
  "Technical & Problem Solving": "technical",
  "Creativity & Innovation": "creativity",
  Reliability: "reliability",
  "Other / General": "general"
}

/** The labels of the category filter (spec section 3). */
export const shortCategoryLabels: Readonly<Record<Category, string>> = {
  "Leadership & Mentorship": "Leadership",
  "Communication & Collaboration": "Communication",
  "Technical & Problem Solving": "Technical",
  "Creativity & Innovation": "Creativity",
  Reliability: "Reliability",
  "Other / General": "Other"
}

/** `neutral` also stands for mixed, and for an item that is not judged yet. */
export const sentiments = ["positive", "negative", "neutral"] as const

export type Sentiment = (typeof sentiments)[number]
