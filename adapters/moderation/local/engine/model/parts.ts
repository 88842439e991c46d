import { findConcepts } from "../concepts/find-concepts.ts"
import type { Finding } from "../rules/findings.ts"
import { binding, certain, likely } from "../rules/rule.ts"
import { vocabulary } from "../rules/rules.ts"
import { type NormalisedText, normalise, readingOf } from "../text/normalise.ts"
import { quotationsIn } from "../text/quotations.ts"
import type { Language } from "../text/script.ts"
import { type Evidence, gatherReading, keptFindings, withEvidence } from "./evidence.ts"
import type { Features } from "./features.ts"
import { meaningOf } from "./understand.ts"

const quotedWords = (text: string): string =>
  quotationsIn(text)
    .flatMap((quote) => normalise(quote, vocabulary).map(({ words }) => words))
    .join("")

/** So few words leave nothing that could explain an insult. */
const brief = 5

const isBrief = ({ wordList }: NormalisedText): boolean =>
  wordList.filter((word) => word !== ".").length <= brief

const latin = /^[\x20-\x7f]*$/

/**
 * Certain, or likely where nothing explains it: in a brief text, or as an Indian insult within an English text, where
 * it is no accident. What the list of another Indian language holds is sure only in a brief text in Latin letters,
 * whose language nobody can tell.
 */
const isSure = ({ language, score }: Finding, { language: own, reading }: Evidence): boolean => {
  if (language === "en" || language === own)
    return score === certain || (score === likely && isBrief(reading))
  return own === "en" ? score >= likely : score === certain && isBrief(reading) && latin.test(reading.words)
}

/**
 * The findings that no polite words around them can explain. Not where a text reports or jokes, nor within quotation
 * marks, nor where a word only sounds like one of another Indian language.
 */
export const sureFindings = (text: string, evidence: Evidence): ReadonlyArray<Finding> => {
  const isExplained = ({ label }: Finding): boolean =>
    evidence.excused.some(({ value: { labels } }) => labels?.includes(label) ?? true)
  const findings = keptFindings(evidence).filter(
    (finding) => isSure(finding, evidence) && !isExplained(finding)
  )
  if (findings.length === 0) return []
  const quoted = quotedWords(text)
  return findings.filter(({ start, end }) =>
    evidence.reading.wordList.slice(start, end).every((word) => !quoted.includes(` ${word} `))
  )
}

/** Those of a brief text bind: no classifier outweighs them. */
export const bindBrief = (text: string, evidence: Evidence): ReadonlyArray<Finding> => {
  const findings = keptFindings(evidence)
  if (!isBrief(evidence.reading)) return findings
  const sure = new Set(sureFindings(text, evidence))
  return findings.map((finding) => (sure.has(finding) ? { ...finding, score: binding } : finding))
}

/** Words on each side that are read together with a finding, unless its sentence ends before. */
const reach = 4

const around = ({ wordList }: NormalisedText, { start, end }: Finding): NormalisedText => {
  const before = wordList.slice(Math.max(0, start - reach), start)
  const after = wordList.slice(end, end + reach)
  const stop = after.indexOf(".")
  return readingOf([
    ...before.slice(before.lastIndexOf(".") + 1),
    ...wordList.slice(start, end),
    ...(stop < 0 ? after : after.slice(0, stop))
  ])
}

const featuresOf = (reading: NormalisedText, language: Language): Features =>
  withEvidence(
    meaningOf(reading, findConcepts(reading, language)),
    reading.words,
    gatherReading(reading, language)
  )

/** The parts of a text around its sure findings, as the classifier sees them when they stand alone. */
export const sureParts = (text: string, evidence: ReadonlyArray<Evidence>): ReadonlyArray<Features> =>
  evidence.flatMap((one) =>
    sureFindings(text, one).map((finding) => featuresOf(around(one.reading, finding), one.language))
  )
