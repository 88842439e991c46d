import { type Sentiment, sentiments } from "#core/domain/categories/category.ts"

/** Sentiment classes. Praise beside criticism reads unlike a plain fact, though both count as neutral. */
export const moods = [...sentiments, "mixed"] as const

type Mood = (typeof moods)[number]

export const sentimentOf = (mood: Mood): Sentiment => (mood === "mixed" ? "neutral" : mood)
