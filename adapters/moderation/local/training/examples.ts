import { findConcepts } from "../engine/concepts/find-concepts.ts"
import { gatherReading, readingsOf, withEvidence } from "../engine/model/evidence.ts"
import { type Features, lettersOf } from "../engine/model/features.ts"
import { languageAndScriptOf } from "../engine/model/language-and-script.ts"
import type { Models } from "../engine/model/models.ts"
import { spansOf, type TextSpans } from "../engine/model/text-spans.ts"
import { meaningOf } from "../engine/model/understand.ts"
import { emptyText, type NormalisedText } from "../engine/text/normalised-text.ts"
import type { GuardLanguage } from "../engine/text/script.ts"
import type { TrainingRow } from "./row.ts"

export interface ReadRow extends TrainingRow {
  readonly letters: Uint32Array
  readonly words: string
}

interface ExampleDraft extends ReadRow {
  readonly reading: NormalisedText
}

export interface TrainingExample extends ReadRow {
  readonly pieces: TextSpans
  /** Input of the category and sentiment models; only for rows with one of these labels. */
  readonly features: Features | undefined
}

export const toDraft = (row: TrainingRow): ExampleDraft => {
  const reading = readingsOf(row.text).at(-1) ?? emptyText
  return { ...row, reading, letters: lettersOf(reading), words: reading.words }
}

export const toExample = ({ reading, ...draft }: ExampleDraft, language: GuardLanguage): TrainingExample => {
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

export const languageOf = ({ words, letters }: ReadRow, models: Pick<Models, "language">): GuardLanguage =>
  languageAndScriptOf(words, letters, models).language
