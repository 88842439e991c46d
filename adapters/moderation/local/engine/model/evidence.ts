import { rememberLast } from "#core/domain/values/remember-last.ts"
import { isExcused } from "../rules/excused.ts"
import { type ExcusedSpan, findAll, type RuleFinding } from "../rules/findings.ts"
import { findFormPhrases } from "../rules/phrases.ts"
import { vocabulary } from "../rules/rules.ts"
import { normalise } from "../text/normalise.ts"
import { emptyText, type NormalisedText } from "../text/normalised-text.ts"
import type { GuardLanguage } from "../text/script.ts"
import { cuesOf } from "./cues.ts"
import { type Features, hashesOf } from "./features.ts"
import { indicatorsOf } from "./indicators.ts"

export interface TextEvidence {
  readonly language: GuardLanguage
  readonly reading: NormalisedText
  readonly findings: ReadonlyArray<RuleFinding>
  readonly excused: ReadonlyArray<ExcusedSpan>
}

export const readingsOf = rememberLast((text: string) => normalise(text, vocabulary))

/** The reading in which most is known: features and language are taken from it. */
export const lastReadingOf = (text: string): NormalisedText => readingsOf(text).at(-1) ?? emptyText

const gatherLast = rememberLast((reading: NormalisedText) =>
  rememberLast((language: GuardLanguage): TextEvidence => {
    const { findings, excused } = findAll(reading, language)
    return { language, reading, findings: [...findFormPhrases(reading, excused), ...findings], excused }
  })
)

export const gatherReading = (reading: NormalisedText, language: GuardLanguage): TextEvidence =>
  gatherLast(reading)(language)

export const unexplainedFindings = ({ findings, excused }: TextEvidence): ReadonlyArray<RuleFinding> =>
  findings.filter((finding) => !isExcused(finding, excused))

export const withEvidence = (features: Features, text: string, evidence: TextEvidence): Features => {
  const { language, reading, findings, excused } = evidence
  return {
    ...features,
    hints: hashesOf([
      ...indicatorsOf(findings, excused, language),
      ...cuesOf(text, reading, findings.length > 0)
    ])
  }
}
