import type { ModerationLabel } from "#core/domain/moderation/verdict.ts"
import { lazy } from "#core/domain/values/lazy.ts"
import type { ExcusedLabels, RuleSource } from "../compiled/compiled.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import type { GuardLanguage } from "../text/script.ts"
import { indexTerms, type Span, type TermMatch } from "../text/term-index.ts"
import { compiledRules } from "./rules.ts"

export interface RuleFinding extends Span {
  readonly label: ModerationLabel
  readonly score: number
  readonly language: GuardLanguage
}

export type ExcusedSpan = TermMatch<ExcusedLabels>

interface RuleFindings {
  readonly findings: ReadonlyArray<RuleFinding>
  /** Reports of abuse, idioms and self-descriptions. */
  readonly excused: ReadonlyArray<ExcusedSpan>
}

/** Lists and excuses are searched in every text, because people mix languages within a sentence. */
const sourcesForEveryText: ReadonlyArray<RuleSource> = ["lists", "en"]

const makeRuleSearch = (...own: ReadonlyArray<GuardLanguage>) =>
  lazy(() => {
    const { rules, entries } = compiledRules()
    return indexTerms(
      [...sourcesForEveryText, ...own].map((name) => ({ terms: rules[name], values: entries[name] }))
    )
  })

/** Patterns of a third language are left out: they would match words that only sound alike. */
const ruleSearchOf = {
  en: makeRuleSearch(),
  hi: makeRuleSearch("hi"),
  te: makeRuleSearch("te"),
  ta: makeRuleSearch("ta"),
  kn: makeRuleSearch("kn")
}

export const findAll = (text: NormalisedText, language: GuardLanguage): RuleFindings => {
  const findings: Array<RuleFinding> = []
  const excused: Array<ExcusedSpan> = []
  for (const { value, start, end } of ruleSearchOf[language]()(text)) {
    if ("rule" in value) {
      const { rule, language } = value
      findings.push({ label: rule.label, score: rule.score, language, start, end })
    } else excused.push({ value: value.excuse, start, end })
  }
  return { findings, excused }
}
