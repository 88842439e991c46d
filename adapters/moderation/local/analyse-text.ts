import type { Analysis } from "../../../core/categories/analyst.ts"
import { findSentiment } from "./analysis/find-sentiment.ts"
import { findSubject } from "./analysis/find-themes.ts"
import { summarise } from "./analysis/summarise.ts"
import { vocabulary } from "./rules.ts"
import { type NormalisedText, normalise } from "./text/normalise.ts"

const emptyText: NormalisedText = { words: "  ", sounds: "  " }

/** Category, sentiment and summary by word lists alone: the same text always gets the same analysis. */
export const analyseText = (text: string): Analysis => {
  const reading = normalise(text, vocabulary).at(-1) ?? emptyText
  const subject = findSubject(reading)
  const sentiment = findSentiment(reading)
  return { category: subject.category, sentiment, summary: summarise(subject, sentiment) }
}
