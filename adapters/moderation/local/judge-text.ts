import { containsOffensivePhrase } from "../../../core/feedback/offensive-phrases.ts"
import type { Verdict } from "../../../core/moderation/verdict.ts"
import { decide } from "./decide.ts"
import { findExcused, isExcused } from "./excused.ts"
import { type Finding, findRules, type Phase } from "./findings.ts"
import { findFormPhrases } from "./phrases.ts"
import { lists, patterns, vocabulary } from "./rules.ts"
import { type NormalisedText, normalise } from "./text/normalise.ts"

export const guardName = "local"
export const guardVersion = "1"

/** In this order; a trained classifier becomes one more phase. */
const phases: ReadonlyArray<Phase> = [findRules(lists), findRules(patterns)]

const findAbuse = (text: NormalisedText): ReadonlyArray<Finding> => {
  const findings = phases.flatMap((phase) => phase(text))
  if (findings.length === 0 && !containsOffensivePhrase(text.words)) return []
  const excused = findExcused(text)
  return [...findFormPhrases(text, excused), ...findings.filter((finding) => !isExcused(finding, excused))]
}

/** Judges a text by word lists and patterns alone: the same text always gets the same verdict. */
export const judgeText = (text: string): Verdict => ({
  ...decide(normalise(text, vocabulary).flatMap(findAbuse)),
  guard: guardName,
  version: guardVersion
})
