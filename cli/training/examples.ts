import { bindCertain } from "../../adapters/moderation/local/binding.ts"
import { findConcepts } from "../../adapters/moderation/local/concepts/find-concepts.ts"
import { isCryForHelp } from "../../adapters/moderation/local/cry-for-help.ts"
import { dialectOf } from "../../adapters/moderation/local/model/dialect.ts"
import { type Evidence, gatherEvidence, isPardoned } from "../../adapters/moderation/local/model/evidence.ts"
import { type Features, lettersOf, noFeatures } from "../../adapters/moderation/local/model/features.ts"
import type { Models } from "../../adapters/moderation/local/model/models.ts"
import { withEvidence } from "../../adapters/moderation/local/model/opinion.ts"
import type { Language } from "../../adapters/moderation/local/model/script.ts"
import { meaningOf } from "../../adapters/moderation/local/model/understand.ts"
import { readingOf } from "../../adapters/moderation/local/text/normalise.ts"
import type { Row } from "./rows.ts"

/** A row as it is read before its language is known. */
export interface Draft extends Row {
  readonly evidence: Evidence
  /** Of every reading; `evidence` is the last. */
  readonly evidences: ReadonlyArray<Evidence>
  readonly letters: Uint32Array
  readonly words: string
  readonly isPardoned: boolean
  readonly isCry: boolean
}

/** A row as the models see it; its hints are those of lists and patterns. */
export interface Example extends Draft {
  readonly features: Features
  /** The strongest finding of lists and patterns. */
  readonly rules: number
}

const none: Evidence = { reading: readingOf([]), findings: [], excused: [] }

export const toDraft = (row: Row): Draft => {
  const evidence = gatherEvidence(row.text)
  const last = evidence.at(-1) ?? none
  return {
    ...row,
    evidence: last,
    evidences: evidence,
    letters: lettersOf(last.reading).slice(),
    words: last.reading.words,
    isPardoned: isPardoned(last),
    isCry: isCryForHelp(row.text)
  }
}

/** What a draft says in a language: the one that people named, or the one that a model guessed. */
export const toExample = (draft: Draft, language: Language): Example => {
  const { concepts } = meaningOf(draft.evidence.reading, findConcepts(draft.evidence.reading, language))
  const meaning = { letters: draft.letters, concepts: concepts.slice(), hints: noFeatures }
  const findings = draft.evidences.flatMap((evidence) => bindCertain(draft.text, evidence, language))
  const rules = Math.max(0, ...findings.map(({ score }) => score))
  return { ...draft, features: withEvidence(meaning, draft.evidence), rules }
}

/** Nobody tells the language of a text that is judged. */
export const languageOf = ({ words, letters }: Draft, models: Pick<Models, "language">): Language =>
  dialectOf(words, letters, models).language
