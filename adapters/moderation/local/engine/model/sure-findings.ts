import type { RuleFinding } from "../rules/findings.ts"
import { bindingScore, certainScore, likelyScore } from "../rules/rule.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import { type TextEvidence, unexplainedFindings } from "./evidence.ts"
import { quotedTexts } from "./text-spans.ts"

/** Maximum words of a brief sentence. It has no room for a context that could excuse an insult. */
const maxBriefWords = 5

const hasFewWords = ({ wordList }: NormalisedText): boolean =>
  wordList.filter((word) => word !== ".").length <= maxBriefWords

const sentenceEndAfter = ({ wordList }: NormalisedText, end: number): number => {
  const stop = wordList.indexOf(".", end)
  return stop < 0 ? wordList.length : stop
}

const isInBriefSentence = (reading: NormalisedText, { start, end }: RuleFinding): boolean =>
  sentenceEndAfter(reading, end) - (reading.wordList.lastIndexOf(".", start) + 1) <= maxBriefWords

/** In the Indian languages people say after such words that they deny ("kallaru alla") or report ("chavu ani") them. */
const deniedLabels: ReadonlySet<string> = new Set(["hate", "threat", "self-harm-incitement"])

const mayBeDenied = (reading: NormalisedText, { language, label, end }: RuleFinding): boolean =>
  language !== "en" && deniedLabels.has(label) && sentenceEndAfter(reading, end) > end

const asciiText = /^[\x20-\x7f]*$/

/**
 * Certain findings, and likely ones whose context can't explain them: in a brief text, in a brief sentence of an Indian
 * language beside an excuse, or an Indian insult in an English text. A term of another Indian language counts only in a
 * brief text in Latin letters, whose language is unknown.
 */
const isSure = (finding: RuleFinding, { language: own, reading, excused }: TextEvidence): boolean => {
  const { language, score } = finding
  if (language === "en" || language === own) {
    const isBesideExcuse = language !== "en" && excused.length > 0 && isInBriefSentence(reading, finding)
    return score === certainScore || (score === likelyScore && (hasFewWords(reading) || isBesideExcuse))
  }
  return own === "en"
    ? score >= likelyScore
    : score === certainScore && hasFewWords(reading) && asciiText.test(reading.words)
}

/**
 * Findings that polite words around them can't excuse. Leaves out reports, jokes, quotations and words that only
 * sound like one of another Indian language.
 */
export const sureFindings = (text: string, evidence: TextEvidence): ReadonlyArray<RuleFinding> => {
  const { reading } = evidence
  const isExplained = ({ label, end: found }: RuleFinding): boolean =>
    evidence.excused.some(
      ({ end, value: { labels } }) =>
        (labels?.includes(label) ?? true) &&
        sentenceEndAfter(reading, end) === sentenceEndAfter(reading, found)
    )
  const findings = unexplainedFindings(evidence).filter(
    (finding) => isSure(finding, evidence) && !isExplained(finding) && !mayBeDenied(reading, finding)
  )
  if (findings.length === 0) return []
  const quoted = quotedTexts(text).join("")
  return findings.filter(({ start, end }) =>
    reading.wordList.slice(start, end).every((word) => !quoted.includes(` ${word} `))
  )
}

/** Makes the sure findings of a brief sentence binding, so that the classifier can't outweigh them. */
export const bindBrief = (
  evidence: TextEvidence,
  sure: ReadonlyArray<RuleFinding>
): ReadonlyArray<RuleFinding> =>
  unexplainedFindings(evidence).map((finding) =>
    sure.includes(finding) && isInBriefSentence(evidence.reading, finding)
      ? { ...finding, score: bindingScore }
      : finding
  )
