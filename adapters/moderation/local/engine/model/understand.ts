import { rememberLast } from "#core/domain/values/remember-last.ts"
import { findConcepts } from "../concepts/find-concepts.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import type { TermMatch } from "../text/term-index.ts"
import type { LanguageAndScript } from "./cells.ts"
import { conceptFeatures } from "./concept-features.ts"
import { emptyFeatures, type Features, lettersOf } from "./features.ts"
import { languageAndScriptOf } from "./language-and-script.ts"
import type { Models } from "./models.ts"

type ConceptMatches = ReadonlyArray<TermMatch<string>>

export const meaningOf = (reading: NormalisedText, named: ConceptMatches): Features => ({
  letters: lettersOf(reading),
  concepts: conceptFeatures(reading, named),
  hints: emptyFeatures
})

interface TextFeatures {
  readonly dialect: LanguageAndScript
  readonly named: ConceptMatches
  readonly features: Features
}

export type FeatureExtractor = (reading: NormalisedText) => TextFeatures

/** Remembers the last reading, which guard and analyst share. */
export const understandWith = (models: Pick<Models, "language">): FeatureExtractor =>
  rememberLast((reading) => {
    const dialect = languageAndScriptOf(reading.words, lettersOf(reading), models)
    const named = findConcepts(reading, dialect.language)
    return { dialect, named, features: meaningOf(reading, named) }
  })
