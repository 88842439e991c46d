import { findConcepts } from "../engine/concepts/find-concepts.ts"
import { dialectOf } from "../engine/model/dialect.ts"
import { gatherReading, readingsOf, withEvidence } from "../engine/model/evidence.ts"
import { type Features, lettersOf } from "../engine/model/features.ts"
import type { Models } from "../engine/model/models.ts"
import { type Pieces, piecesOf } from "../engine/model/pieces.ts"
import { meaningOf } from "../engine/model/understand.ts"
import { emptyText, type NormalisedText } from "../engine/text/normalised-text.ts"
import type { Language } from "../engine/text/script.ts"
import type { Row } from "./row.ts"

/** A row as it is read. */
export interface ReadRow extends Row {
  readonly letters: Uint32Array
  readonly words: string
}

/** Before its language is known. */
interface Draft extends ReadRow {
  readonly reading: NormalisedText
}

/** A row as the models see it. */
export interface Example extends ReadRow {
  /** What is judged. */
  readonly pieces: Pieces
  /** What is sorted; only where people have said how. */
  readonly features: Features | undefined
}

export const toDraft = (row: Row): Draft => {
  const reading = readingsOf(row.text).at(-1) ?? emptyText
  return { ...row, reading, letters: lettersOf(reading), words: reading.words }
}

/** What a draft says in a language: the one that people named, or the one that a model guessed. */
export const toExample = ({ reading, ...draft }: Draft, language: Language): Example => {
  const evidence = gatherReading(reading, language)
  const named = findConcepts(reading, language)
  const isSorted = draft.category !== undefined || draft.sentiment !== undefined
  return {
    ...draft,
    pieces: piecesOf(draft.text, evidence, named),
    features: isSorted
      ? withEvidence({ ...meaningOf(reading, named), letters: draft.letters }, draft.text, evidence)
      : undefined
  }
}

/** Nobody tells the language of a text that is judged. */
export const languageOf = ({ words, letters }: ReadRow, models: Pick<Models, "language">): Language =>
  dialectOf(words, letters, models).language
