import { type Sentiment, sentiments } from "#core/domain/categories/category.ts"

/** Classes of the sentiment model. Praise beside blame reads unlike a plain fact, though both are neutral. */
export const moods = [...sentiments, "mixed"] as const

type Mood = (typeof moods)[number]

export const sentimentOf = (mood: Mood): Sentiment => (mood === "mixed" ? "neutral" : mood)
