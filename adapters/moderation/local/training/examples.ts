import { findConcepts } from "../engine/concepts/find-concepts.ts"
import { languageAndScriptOf } from "../engine/model/dialect.ts"
import { gatherReading, readingsOf, withEvidence } from "../engine/model/evidence.ts"
import { type Features, lettersOf } from "../engine/model/features.ts"
import type { Models } from "../engine/model/models.ts"
import { type Pieces, spansOf } from "../engine/model/pieces.ts"
import { meaningOf } from "../engine/model/understand.ts"
import { emptyText, type NormalisedText } from "../engine/text/normalised-text.ts"
import type { Language } from "../engine/text/script.ts"
import type { Row } from "./row.ts"

export interface ReadRow extends Row {
  readonly letters: Uint32Array
  readonly words: string
}

interface Draft extends ReadRow {
  readonly reading: NormalisedText
}

export interface Example extends ReadRow {
  readonly pieces: Pieces
  /** Input of the category and sentiment models; only for rows with one of these labels. */
  readonly features: Features | undefined
}

export const toDraft = (row: Row): Draft => {
  const reading = readingsOf(row.text).at(-1) ?? emptyText
  return { ...row, reading, letters: lettersOf(reading), words: reading.words }
}

export const toExample = ({ reading, ...draft }: Draft, language: Language): Example => {
  const evidence = gatherReading(reading, language)
  const named = findConcepts(reading, language)
  const isSorted = draft.category !== undefined || draft.sentiment !== undefined
  return {
    ...draft,
    pieces: spansOf(draft.text, evidence, named),
    features: isSorted
      ? withEvidence({ ...meaningOf(reading, named), letters: draft.letters }, draft.text, evidence)
      : undefined
  }
}

export const languageOf = ({ words, letters }: ReadRow, models: Pick<Models, "language">): Language =>
  languageAndScriptOf(words, letters, models).language
