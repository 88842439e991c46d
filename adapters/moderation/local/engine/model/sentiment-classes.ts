import { type Sentiment, sentiments } from "#core/domain/categories/category.ts"

/** Sentiment classes. Praise beside criticism reads unlike a plain fact, though both count as neutral. */
export const sentimentClasses = [...sentiments, "mixed"] as const

export type SentimentClass = (typeof sentimentClasses)[number]

export const sentimentOf = (mood: SentimentClass): Sentiment => (mood === "mixed" ? "neutral" : mood)

/** Added to the scores of a brief text, in which two praises are praise and no mixture. */
const briefGains: Readonly<Record<SentimentClass, number>> = {
  positive: 0.1,
  negative: 0,
  neutral: 0,
  mixed: -0.3
}

export const asBriefSentiment = (scores: ReadonlyArray<number>): ReadonlyArray<number> =>
  scores.map((score, at) => score + briefGains[sentimentClasses[at] ?? "neutral"])
