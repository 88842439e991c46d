import { rememberLast } from "#core/domain/values/remember-last.ts"
import { type ConceptMatches, findConcepts } from "../concepts/find-concepts.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import type { LanguageAndScript } from "./cells.ts"
import { conceptFeatures } from "./concept-features.ts"
import { gatherReading } from "./evidence.ts"
import { emptyHashes, type Features, lettersOf } from "./features.ts"
import { languageAndScriptOf } from "./language-and-script.ts"
import { models } from "./models.ts"
import { spansOf, type TextSpans } from "./text-spans.ts"

interface UnderstoodText {
  readonly languageAndScript: LanguageAndScript
  readonly named: ConceptMatches
  readonly features: Features
}

/** Guard and analyst read the same text one after the other. */
export const understand = rememberLast((reading: NormalisedText): UnderstoodText => {
  const letters = lettersOf(reading)
  const languageAndScript = languageAndScriptOf(reading.words, letters, models)
  const named = findConcepts(reading, languageAndScript.language)
  return {
    languageAndScript,
    named,
    features: { letters, concepts: conceptFeatures(reading, named), hints: emptyHashes }
  }
})

const spansOfLast = rememberLast((reading: NormalisedText) =>
  rememberLast((text: string): TextSpans => {
    const { languageAndScript, named } = understand(reading)
    return spansOf(text, gatherReading(reading, languageAndScript.language), named)
  })
)

export const spansIn = (text: string, reading: NormalisedText): TextSpans => spansOfLast(reading)(text)
