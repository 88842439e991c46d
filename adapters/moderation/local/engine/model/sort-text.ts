import type { ConceptMatches } from "../concepts/find-concepts.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import type { GuardLanguage } from "../text/script.ts"
import { scoresOfSpans } from "./classifier-result.ts"
import { gatherReading, lastReadingOf, withEvidence } from "./evidence.ts"
import { type LinearModel, scoresAs } from "./linear-model.ts"
import { modelSettings, models } from "./models.ts"
import { sentimentScoresBy } from "./sentiment-trees.ts"
import { spansIn, understand } from "./understand-text.ts"

interface SortedText {
  readonly reading: NormalisedText
  readonly language: GuardLanguage
  readonly named: ConceptMatches
  /** Scores in the order of the categories. */
  readonly category: ReadonlyArray<number>
  /** Log odds in the order of the sentiment classes, less the lead that each needs. */
  readonly sentiment: ReadonlyArray<number>
}

export const sortText = (text: string): SortedText => {
  const reading = lastReadingOf(text)
  const { languageAndScript, named, features } = understand(reading)
  const { language } = languageAndScript
  const hinted = withEvidence(features, text, gatherReading(reading, language))
  const spans = spansIn(text, reading)
  const scoresIn = (model: LinearModel) => scoresAs(model, hinted, spans.isBrief)
  return {
    reading,
    language,
    named,
    category: scoresIn(models.category),
    sentiment: sentimentScoresBy(
      modelSettings().sentimentTrees,
      { inputs: scoresOfSpans(spans).inputs, linear: scoresIn(models.sentiment), language },
      spans.isBrief
    )
  }
}
