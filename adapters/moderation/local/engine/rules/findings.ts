import type { ModerationLabel } from "#core/domain/moderation/verdict.ts"
import { later } from "#core/domain/values/later.ts"
import type { Excused, RuleSource } from "../compiled/compiled.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import type { Language } from "../text/script.ts"
import { indexTerms, type Span, type TermMatch } from "../text/term-index.ts"
import { compiledRules } from "./rules.ts"

export interface Finding extends Span {
  readonly label: ModerationLabel
  /** From 0 to 1. */
  readonly score: number
  readonly language: Language
}

export type ExcusedSpan = TermMatch<Excused>

interface Found {
  readonly findings: ReadonlyArray<Finding>
  /** Reports of abuse, idioms and self-descriptions. */
  readonly excused: ReadonlyArray<ExcusedSpan>
}

/** Lists and excuses are searched in every text, because people mix languages within a sentence. */
const everywhere: ReadonlyArray<RuleSource> = ["lists", "en"]

const searchOf = (...own: ReadonlyArray<Language>) =>
  later(() => {
    const { rules, entries } = compiledRules()
    return indexTerms([...everywhere, ...own].map((name) => ({ terms: rules[name], values: entries[name] })))
  })

/** Patterns of a third language are left out: they would match words that only sound alike. */
const searchIn = {
  en: searchOf(),
  hi: searchOf("hi"),
  te: searchOf("te"),
  ta: searchOf("ta"),
  kn: searchOf("kn")
}

export const findAll = (text: NormalisedText, language: Language): Found => {
  const findings: Array<Finding> = []
  const excused: Array<ExcusedSpan> = []
  for (const { value, start, end } of searchIn[language]()(text)) {
    if ("rule" in value) {
      const { rule, language } = value
      findings.push({ label: rule.label, score: rule.score, language, start, end })
    } else excused.push({ value: value.excuse, start, end })
  }
  return { findings, excused }
}
