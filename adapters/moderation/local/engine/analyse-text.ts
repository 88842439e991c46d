import { categories, generalCategory } from "#core/domain/categories/category.ts"
import type { Analysis } from "#core/domain/insight/insight.ts"
import { isPraiseDenied } from "./analysis/denied-praise.ts"
import { themesWithin } from "./analysis/find-themes.ts"
import { summarise } from "./analysis/summarise.ts"
import { leading } from "./model/classes.ts"
import { scoresOfSpans } from "./model/classifier-result.ts"
import { gatherReading, lastReadingOf, withEvidence } from "./model/evidence.ts"
import { type LinearModel, scoresAs } from "./model/linear-model.ts"
import { modelSettings, models } from "./model/models.ts"
import { sentimentOf } from "./model/sentiment-classes.ts"
import { sentimentClassBy } from "./model/sentiment-trees.ts"
import { spansIn, understand } from "./model/understand-text.ts"

/** The trained models choose category and sentiment; word lists name the themes. */
export const analyseText = (text: string): Analysis => {
  const reading = lastReadingOf(text)
  const { languageAndScript, named, features } = understand(reading)
  const { language } = languageAndScript
  const hinted = withEvidence(features, text, gatherReading(reading, language))
  const spans = spansIn(text, reading)
  const scoresIn = (model: LinearModel) => scoresAs(model, hinted, spans.isBrief)
  const category = leading(categories, scoresIn(models.category), generalCategory)
  const leaning = sentimentClassBy(
    modelSettings().sentimentTrees,
    { inputs: scoresOfSpans(spans).inputs, linear: scoresIn(models.sentiment), language },
    spans.isBrief
  )
  const isDenied = leaning !== "negative" && isPraiseDenied(named, language)
  const found = isDenied ? "negative" : leaning
  const themes = themesWithin(reading, category)
  return { category, sentiment: sentimentOf(found), summary: summarise({ category, themes }, found) }
}
