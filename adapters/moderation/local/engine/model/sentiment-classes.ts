import { type Sentiment, sentiments } from "#core/domain/categories/category.ts"

/** Sentiment classes. Praise beside criticism reads unlike a plain fact, though both count as neutral. */
export const sentimentClasses = [...sentiments, "mixed"] as const

export type SentimentClass = (typeof sentimentClasses)[number]

export const sentimentOf = (mood: SentimentClass): Sentiment => (mood === "mixed" ? "neutral" : mood)

type Gains = Readonly<Record<SentimentClass, number>>

/**
 * Added to the scores before the highest one is chosen, so that short praise is neither a mixture nor a plain fact. They
 * correct the leads of the training, which the trees were fitted with: changing those takes a new training. Chosen on texts
 * of authors that the models had not learned from.
 */
const gains: Readonly<Record<"brief" | "long", Gains>> = {
  brief: { positive: 0.1, negative: 0, neutral: 0, mixed: 0 },
  long: { positive: 0.1, negative: 0, neutral: 0.1, mixed: -0.2 }
}

export const withGains = (scores: ReadonlyArray<number>, isBrief: boolean): ReadonlyArray<number> =>
  scores.map((score, at) => score + gains[isBrief ? "brief" : "long"][sentimentClasses[at] ?? "neutral"])
