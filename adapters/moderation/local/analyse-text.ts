import type { Analysis } from "../../../core/categories/analyst.ts"
import { categories, generalCategory, sentiments } from "../../../core/categories/category.ts"
import { findSentiment } from "./analysis/find-sentiment.ts"
import { findSubject, themesWithin } from "./analysis/find-themes.ts"
import { summarise } from "./analysis/summarise.ts"
import { analysisFeatures } from "./model/analysis-features.ts"
import { leading } from "./model/classes.ts"
import { scoresOf } from "./model/linear-model.ts"
import { models } from "./model/models.ts"
import { vocabulary } from "./rules.ts"
import { type NormalisedText, normalise } from "./text/normalise.ts"

const emptyText: NormalisedText = { words: "  ", sounds: "  " }

/** Category and sentiment by the trained models, which weigh what the word lists say; the lists name the themes. */
export const analyseText = (text: string): Analysis => {
  const reading = normalise(text, vocabulary).at(-1) ?? emptyText
  const features = analysisFeatures(reading, findSubject(reading), findSentiment(reading))
  const category = leading(categories, scoresOf(models.category, features), generalCategory)
  const sentiment = leading(sentiments, scoresOf(models.sentiment, features), "neutral")
  const themes = themesWithin(reading, category)
  return { category, sentiment, summary: summarise({ category, themes }, sentiment) }
}
