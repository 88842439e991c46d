import { categories, generalCategory } from "#core/domain/categories/category.ts"
import type { Analysis } from "#core/domain/insight/insight.ts"
import { isPraiseDenied } from "./analysis/denied-praise.ts"
import { themesWithin } from "./analysis/find-themes.ts"
import { summarise } from "./analysis/summarise.ts"
import { leading } from "./model/classes.ts"
import { sentimentClasses, sentimentOf } from "./model/sentiment-classes.ts"
import { sortText } from "./model/sort-text.ts"

export const analyseText = (text: string): Analysis => {
  const { reading, language, named, ...scores } = sortText(text)
  const category = leading(categories, scores.category, generalCategory)
  const leaning = leading(sentimentClasses, scores.sentiment, "neutral")
  const isDenied = leaning !== "negative" && isPraiseDenied(named, language)
  const found = isDenied ? "negative" : leaning
  const themes = themesWithin(reading, category)
  return { category, sentiment: sentimentOf(found), summary: summarise({ category, themes }, found) }
}
