import { bindCertain } from "../../adapters/moderation/local/binding.ts"
import { findConcepts } from "../../adapters/moderation/local/concepts/find-concepts.ts"
import { isCryForHelp } from "../../adapters/moderation/local/cry-for-help.ts"
import { dialectOf } from "../../adapters/moderation/local/model/dialect.ts"
import {
  type Evidence,
  gatherEvidence,
  isPardoned,
  readingsOf
} from "../../adapters/moderation/local/model/evidence.ts"
import { type Features, lettersOf } from "../../adapters/moderation/local/model/features.ts"
import type { Models } from "../../adapters/moderation/local/model/models.ts"
import { withEvidence } from "../../adapters/moderation/local/model/opinion.ts"
import type { Language } from "../../adapters/moderation/local/model/script.ts"
import { meaningOf } from "../../adapters/moderation/local/model/understand.ts"
import { emptyText, type NormalisedText } from "../../adapters/moderation/local/text/normalise.ts"
import type { Row } from "./rows.ts"

/** A row as it is read before its language is known. */
export interface Draft extends Row {
  readonly reading: NormalisedText
  readonly letters: Uint32Array
  readonly words: string
  readonly isCry: boolean
}

/** A row as the models see it; its hints are those of lists and patterns. */
export interface Example extends Draft {
  readonly features: Features
  /** The strongest finding of lists and patterns. */
  readonly rules: number
  readonly isPardoned: boolean
}

const none: Evidence = { reading: emptyText, findings: [], excused: [] }

export const toDraft = (row: Row): Draft => {
  const reading = readingsOf(row.text).at(-1) ?? emptyText
  return {
    ...row,
    reading,
    letters: lettersOf(reading),
    words: reading.words,
    isCry: isCryForHelp(row.text)
  }
}

/** What a draft says in a language: the one that people named, or the one that a model guessed. */
export const toExample = (draft: Draft, language: Language): Example => {
  const evidence = gatherEvidence(draft.text, language)
  const last = evidence.at(-1) ?? none
  const meaning = meaningOf(draft.reading, findConcepts(draft.reading, language))
  const findings = evidence.flatMap((one) => bindCertain(draft.text, one, language))
  return {
    ...draft,
    features: withEvidence({ ...meaning, letters: draft.letters }, last),
    rules: Math.max(0, ...findings.map(({ score }) => score)),
    isPardoned: isPardoned(last)
  }
}

/** Nobody tells the language of a text that is judged. */
export const languageOf = ({ words, letters }: Draft, models: Pick<Models, "language">): Language =>
  dialectOf(words, letters, models).language
