import { findConcepts } from "../engine/concepts/find-concepts.ts"
import { conceptFeatures } from "../engine/model/concept-features.ts"
import { gatherReading, lastReadingOf, withEvidence } from "../engine/model/evidence.ts"
import { emptyHashes, type Features, lettersOf } from "../engine/model/features.ts"
import { spansOf, type TextSpans } from "../engine/model/text-spans.ts"
import type { NormalisedText } from "../engine/text/normalised-text.ts"
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
  readonly spans: TextSpans
  /** Input of the category and sentiment models; only for rows with one of these labels. */
  readonly features: Features | undefined
}

export const toDraft = (row: TrainingRow): ExampleDraft => {
  const reading = lastReadingOf(row.text)
  return { ...row, reading, letters: lettersOf(reading), words: reading.words }
}

export const toExample = ({ reading, ...draft }: ExampleDraft, language: GuardLanguage): TrainingExample => {
  const evidence = gatherReading(reading, language)
  const named = findConcepts(reading, language)
  const isSorted = draft.category !== undefined || draft.sentiment !== undefined
  return {
    ...draft,
    spans: spansOf(draft.text, evidence, named),
    features: isSorted
      ? withEvidence(
          { letters: draft.letters, concepts: conceptFeatures(reading, named), hints: emptyHashes },
          draft.text,
          evidence
        )
      : undefined
  }
}
