import type { ConceptMatches } from "../concepts/find-concepts.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import type { GuardLanguage } from "../text/script.ts"
import { categoryScoresBy, linearCategoriesOf } from "./category-trees.ts"
import { scoresOfSpans } from "./classifier-result.ts"
import { gatherReading, lastReadingOf, withEvidence } from "./evidence.ts"
import { scoresOf } from "./linear-model.ts"
import { modelSettings, models } from "./models.ts"
import { sentimentScoresBy } from "./sentiment-trees.ts"
import { spansIn, understand } from "./understand-text.ts"

interface SortedText {
  readonly reading: NormalisedText
  readonly language: GuardLanguage
  readonly named: ConceptMatches
  readonly category: ReadonlyArray<number>
  readonly sentiment: ReadonlyArray<number>
}

export const sortText = (text: string): SortedText => {
  const reading = lastReadingOf(text)
  const { languageAndScript, named, features } = understand(reading)
  const { language } = languageAndScript
  const hinted = withEvidence(features, text, gatherReading(reading, language))
  const spans = spansIn(text, reading)
  const { isBrief, words } = spans
  const { categoryTrees, sentimentTrees } = modelSettings()
  return {
    reading,
    language,
    named,
    category: categoryScoresBy(categoryTrees, {
      linear: linearCategoriesOf(models.category, hinted, spans),
      language,
      isBrief,
      segments: spans.segments.length,
      words
    }),
    sentiment: sentimentScoresBy(
      sentimentTrees,
      { inputs: scoresOfSpans(spans).inputs, linear: scoresOf(models.sentiment, hinted), language },
      isBrief
    )
  }
}
