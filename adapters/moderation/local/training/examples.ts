import { findConcepts } from "../engine/concepts/find-concepts.ts"
import { isCryForHelp } from "../engine/cry-for-help.ts"
import { dialectOf } from "../engine/model/dialect.ts"
import { gatherReading, noEvidence, readingsOf, withEvidence } from "../engine/model/evidence.ts"
import { type Features, lettersOf } from "../engine/model/features.ts"
import type { Models } from "../engine/model/models.ts"
import { bindBrief, sureParts } from "../engine/model/parts.ts"
import { meaningOf } from "../engine/model/understand.ts"
import { emptyText, type NormalisedText } from "../engine/text/normalise.ts"
import type { Language } from "../engine/text/script.ts"
import type { Row } from "./rows.ts"

/** A row as it is read. */
export interface ReadRow extends Row {
  readonly letters: Uint32Array
  readonly words: string
  readonly isCry: boolean
}

/** Before its language is known. */
interface Draft extends ReadRow {
  readonly readings: ReadonlyArray<NormalisedText>
}

/** A row as the models see it; its hints are those of lists and patterns. */
export interface Example extends ReadRow {
  readonly features: Features
  /** The strongest finding of lists and patterns. */
  readonly rules: number
  /** What is judged alone beside the whole. */
  readonly parts: ReadonlyArray<Features>
}

export const toDraft = (row: Row): Draft => {
  const readings = readingsOf(row.text)
  const reading = readings.at(-1) ?? emptyText
  return {
    ...row,
    readings,
    letters: lettersOf(reading),
    words: reading.words,
    isCry: isCryForHelp(row.text)
  }
}

/** What a draft says in a language: the one that people named, or the one that a model guessed. */
export const toExample = ({ readings, ...draft }: Draft, language: Language): Example => {
  const evidence = readings.map((reading) => gatherReading(reading, language))
  const last = evidence.at(-1) ?? noEvidence
  const meaning = meaningOf(last.reading, findConcepts(last.reading, language))
  const findings = evidence.flatMap((one) => bindBrief(draft.text, one))
  return {
    ...draft,
    features: withEvidence({ ...meaning, letters: draft.letters }, draft.text, last),
    parts: sureParts(draft.text, evidence),
    rules: Math.max(0, ...findings.map(({ score }) => score))
  }
}

/** Nobody tells the language of a text that is judged. */
export const languageOf = ({ words, letters }: ReadRow, models: Pick<Models, "language">): Language =>
  dialectOf(words, letters, models).language
