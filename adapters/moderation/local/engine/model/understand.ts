import { rememberLast } from "#core/domain/values/remember-last.ts"
import { findConcepts } from "../concepts/find-concepts.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import type { TermMatch } from "../text/term-index.ts"
import type { Dialect } from "./cells.ts"
import { conceptFeatures } from "./concept-features.ts"
import { languageAndScriptOf } from "./dialect.ts"
import { emptyFeatures, type Features, lettersOf } from "./features.ts"
import type { Models } from "./models.ts"

type Named = ReadonlyArray<TermMatch<string>>

export const meaningOf = (reading: NormalisedText, named: Named): Features => ({
  letters: lettersOf(reading),
  concepts: conceptFeatures(reading, named),
  hints: emptyFeatures
})

interface Understood {
  readonly dialect: Dialect
  readonly named: Named
  readonly features: Features
}

export type Understand = (reading: NormalisedText) => Understood

/** Remembers the last reading, which guard and analyst share. */
export const understandWith = (models: Pick<Models, "language">): Understand =>
  rememberLast((reading) => {
    const dialect = languageAndScriptOf(reading.words, lettersOf(reading), models)
    const named = findConcepts(reading, dialect.language)
    return { dialect, named, features: meaningOf(reading, named) }
  })
