import { isExcused } from "../excused.ts"
import { type ExcusedSpan, type Finding, findAll } from "../findings.ts"
import { findFormPhrases } from "../phrases.ts"
import { mild } from "../rule.ts"
import { vocabulary } from "../rules.ts"
import { type NormalisedText, normalise } from "../text/normalise.ts"
import { rememberLast } from "./remember-last.ts"

/** One reading of a text and what the rules say of it. */
export interface Evidence {
  readonly reading: NormalisedText
  readonly findings: ReadonlyArray<Finding>
  readonly excused: ReadonlyArray<ExcusedSpan>
}

/** A text's readings, as they stand and with single letters joined. */
export const readingsOf = rememberLast((text: string) => normalise(text, vocabulary))

const gather = (reading: NormalisedText): Evidence => {
  const { findings, excused } = findAll(reading)
  return { reading, findings: [...findFormPhrases(reading, excused), ...findings], excused }
}

/** For each reading of a text, what lists and patterns found in it. */
export const gatherEvidence = (text: string): ReadonlyArray<Evidence> => readingsOf(text).map(gather)

/** The findings that no idiom and no report explains. */
export const keptFindings = ({ findings, excused }: Evidence): ReadonlyArray<Finding> =>
  findings.filter((finding) => !isExcused(finding, excused))

/** Nothing found is left, and what an excuse is limited to explains the rest: distress, self-mockery. */
export const isPardoned = (evidence: Evidence): boolean =>
  evidence.excused.some(({ value }) => value.labels !== undefined) &&
  keptFindings(evidence).every(({ score }) => score <= mild)
