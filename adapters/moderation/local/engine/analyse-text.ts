import { categories, generalCategory } from "#core/domain/categories/category.ts"
import type { Analysis } from "#core/domain/insight/insight.ts"
import { isPraiseDenied } from "./analysis/denied-praise.ts"
import { themesWithin } from "./analysis/find-themes.ts"
import { summarise } from "./analysis/summarise.ts"
import { leading } from "./model/classes.ts"
import { gatherReading, lastReadingOf, withEvidence } from "./model/evidence.ts"
import { type LinearModel, scoresAs } from "./model/linear-model.ts"
import { models } from "./model/models.ts"
import { sentimentClasses, sentimentOf } from "./model/sentiment-classes.ts"
import { isBrief } from "./model/text-spans.ts"
import { understand } from "./model/understand-text.ts"

/** The trained models choose category and sentiment; word lists name the themes. */
export const analyseText = (text: string): Analysis => {
  const reading = lastReadingOf(text)
  const { languageAndScript, named, features } = understand(reading)
  const hinted = withEvidence(features, text, gatherReading(reading, languageAndScript.language))
  const isOne = isBrief(reading)
  const scoresIn = (model: LinearModel) => scoresAs(model, hinted, isOne)
  const category = leading(categories, scoresIn(models.category), generalCategory)
  const leaning = leading(sentimentClasses, scoresIn(models.sentiment), "neutral")
  const isDenied = leaning !== "negative" && isPraiseDenied(named, languageAndScript.language)
  const found = isDenied ? "negative" : leaning
  const themes = themesWithin(reading, category)
  return { category, sentiment: sentimentOf(found), summary: summarise({ category, themes }, found) }
}
