import type { Analysis } from "../../../core/categories/analyst.ts"
import { categories, generalCategory, sentiments } from "../../../core/categories/category.ts"
import { findTone, type Tone } from "./analysis/find-sentiment.ts"
import { findSubject, themesWithin } from "./analysis/find-themes.ts"
import { summarise } from "./analysis/summarise.ts"
import { analysisFeatures } from "./model/analysis-features.ts"
import { leading } from "./model/classes.ts"
import { readingsOf } from "./model/evidence.ts"
import { scoresOf } from "./model/linear-model.ts"
import { models } from "./model/models.ts"
import type { NormalisedText } from "./text/normalise.ts"

const emptyText: NormalisedText = { words: "  ", sounds: "  " }

/** As much praise as criticism is mixed, whatever the model leans to. */
const isBalanced = ({ praise, criticism }: Tone): boolean => praise > 0 && praise === criticism

/** Category and sentiment by the trained models, which weigh what the word lists say; the lists name the themes. */
export const analyseText = (text: string): Analysis => {
  const reading = readingsOf(text).at(-1) ?? emptyText
  const tone = findTone(reading)
  const features = analysisFeatures(reading, findSubject(reading), tone)
  const category = leading(categories, scoresOf(models.category, features), generalCategory)
  const leaning = leading(sentiments, scoresOf(models.sentiment, features), "neutral")
  const sentiment = isBalanced(tone) ? "neutral" : leaning
  const themes = themesWithin(reading, category)
  return { category, sentiment, summary: summarise({ category, themes }, sentiment) }
}
