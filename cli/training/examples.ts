import { findTone } from "../../adapters/moderation/local/analysis/find-sentiment.ts"
import { findSubject } from "../../adapters/moderation/local/analysis/find-themes.ts"
import { isCryForHelp } from "../../adapters/moderation/local/cry-for-help.ts"
import { analysisFeatures } from "../../adapters/moderation/local/model/analysis-features.ts"
import {
  type Evidence,
  gatherEvidence,
  isPardoned,
  keptFindings
} from "../../adapters/moderation/local/model/evidence.ts"
import { toxicityFeatures } from "../../adapters/moderation/local/model/opinion.ts"
import type { Row } from "./rows.ts"

/** A row as the models see it. */
export interface Example extends Row {
  readonly features: Uint32Array
  readonly analysis: Uint32Array
  readonly words: string
  /** The strongest finding of lists and patterns. */
  readonly rules: number
  readonly isPardoned: boolean
  readonly isCry: boolean
}

const none: Evidence = { reading: { words: "  ", sounds: "  " }, findings: [], excused: [] }

const nothing = new Uint32Array()

export const toExample = (row: Row): Example => {
  const evidence = gatherEvidence(row.text)
  const last = evidence.at(-1) ?? none
  const isSorted = row.category !== undefined || row.sentiment !== undefined
  return {
    ...row,
    words: last.reading.words,
    features: toxicityFeatures(last).slice(),
    analysis: isSorted
      ? analysisFeatures(last.reading, findSubject(last.reading), findTone(last.reading)).slice()
      : nothing,
    isPardoned: isPardoned(last),
    isCry: isCryForHelp(row.text),
    rules: Math.max(0, ...evidence.flatMap(keptFindings).map(({ score }) => score))
  }
}
