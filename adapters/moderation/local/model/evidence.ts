import { type ExcusedSpan, findExcused, isExcused } from "../excused.ts"
import { type Finding, findRules, type Phase } from "../findings.ts"
import { findFormPhrases } from "../phrases.ts"
import { lists, patterns, vocabulary } from "../rules.ts"
import { type NormalisedText, normalise } from "../text/normalise.ts"

/** One reading of a text and what the rules say of it. */
export interface Evidence {
  readonly reading: NormalisedText
  readonly findings: ReadonlyArray<Finding>
  readonly excused: ReadonlyArray<ExcusedSpan>
}

const phases: ReadonlyArray<Phase> = [findRules(lists), findRules(patterns)]

const gather = (reading: NormalisedText): Evidence => {
  const excused = findExcused(reading)
  const findings = phases.flatMap((phase) => phase(reading))
  return { reading, findings: [...findFormPhrases(reading, excused), ...findings], excused }
}

/** For each reading of a text, what lists and patterns found in it. */
export const gatherEvidence = (text: string): ReadonlyArray<Evidence> =>
  normalise(text, vocabulary).map(gather)

/** The findings that no idiom and no report explains. */
export const keptFindings = ({ findings, excused }: Evidence): ReadonlyArray<Finding> =>
  findings.filter((finding) => !isExcused(finding, excused))
