import type { Finding } from "./findings.ts"
import { type Evidence, keptFindings } from "./model/evidence.ts"
import type { Language } from "./model/script.ts"
import { binding, certain } from "./rule.ts"
import { vocabulary } from "./rules.ts"
import { normalise } from "./text/normalise.ts"

/** "…", “…”, «…», ‘…’, and '…' unless it is the apostrophe of a word. */
const quotation = /"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|(?<![\p{L}\p{M}\p{N}])'[^']+'(?![\p{L}\p{M}]{3})|`[^`]*`/gu

const quotedWords = (text: string): string => {
  const quotes = text.match(quotation) ?? []
  return quotes.flatMap((quote) => normalise(quote, vocabulary).map(({ words }) => words)).join("")
}

/**
 * The kept findings of a text. Those that are certain bind, whatever else the text says: no classifier outweighs
 * them, and polite words cannot dilute them. They do not bind where the text reports or jokes, nor within quotation
 * marks or where a word only sounds like one of another Indian language.
 */
export const bindCertain = (text: string, evidence: Evidence, language: Language): ReadonlyArray<Finding> => {
  const findings = keptFindings(evidence)
  const isOwn = (finding: Finding): boolean => finding.language === "en" || finding.language === language
  const isExplained = ({ label }: Finding): boolean =>
    evidence.excused.some(({ value: { labels } }) => labels?.includes(label) ?? true)
  const isBindable = (finding: Finding): boolean =>
    finding.score === certain && isOwn(finding) && !isExplained(finding)
  if (!findings.some(isBindable)) return findings
  const quoted = quotedWords(text)
  const isQuoted = ({ start, end }: Finding): boolean =>
    evidence.reading.wordList.slice(start, end).some((word) => quoted.includes(` ${word} `))
  return findings.map((finding) =>
    isBindable(finding) && !isQuoted(finding) ? { ...finding, score: binding } : finding
  )
}
