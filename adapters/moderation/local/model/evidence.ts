import { isExcused } from "../excused.ts"
import { type ExcusedSpan, type Finding, findAll } from "../findings.ts"
import { findFormPhrases } from "../phrases.ts"
import { mild } from "../rule.ts"
import { vocabulary } from "../rules.ts"
import { type NormalisedText, normalise } from "../text/normalise.ts"
import { rememberLast } from "./remember-last.ts"
import type { Language } from "./script.ts"

/** One reading of a text and what the rules say of it. */
export interface Evidence {
  readonly reading: NormalisedText
  readonly findings: ReadonlyArray<Finding>
  readonly excused: ReadonlyArray<ExcusedSpan>
}

/** A text's readings, as they stand and with single letters joined. */
export const readingsOf = rememberLast((text: string) => normalise(text, vocabulary))

/** What lists and patterns found in one reading. */
export const gatherReading = (reading: NormalisedText, language: Language): Evidence => {
  const { findings, excused } = findAll(reading, language)
  return { reading, findings: [...findFormPhrases(reading, excused), ...findings], excused }
}

/** For each reading of a text in a language, what lists and patterns found in it. */
export const gatherEvidence = (text: string, language: Language): ReadonlyArray<Evidence> =>
  readingsOf(text).map((reading) => gatherReading(reading, language))

/** The findings that no idiom and no report explains. */
export const keptFindings = ({ findings, excused }: Evidence): ReadonlyArray<Finding> =>
  findings.filter((finding) => !isExcused(finding, excused))

/** Nothing found is left, and what an excuse is limited to explains the rest: distress, self-mockery. */
export const isPardoned = (evidence: Evidence): boolean =>
  evidence.excused.some(({ value }) => value.labels !== undefined) &&
  keptFindings(evidence).every(({ score }) => score <= mild)
