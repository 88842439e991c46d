import { type Sentiment, sentiments } from "#core/domain/categories/category.ts"

/** Praise beside criticism reads unlike a plain fact, though both count as neutral. */
export const sentimentClasses = [...sentiments, "mixed"] as const

export type SentimentClass = (typeof sentimentClasses)[number]

export const sentimentOf = (found: SentimentClass): Sentiment => (found === "mixed" ? "neutral" : found)
