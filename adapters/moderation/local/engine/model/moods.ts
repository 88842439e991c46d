import { type Sentiment, sentiments } from "#core/domain/categories/category.ts"

/** What the sentiment model tells apart: praise beside blame is worded unlike a plain fact, though both are neutral. */
export const moods = [...sentiments, "mixed"] as const

type Mood = (typeof moods)[number]

export const sentimentOf = (mood: Mood): Sentiment => (mood === "mixed" ? "neutral" : mood)
