import type { ModerationLabel } from "../../../core/moderation/verdict.ts"
import type { Language } from "./model/script.ts"
import type { Excuse } from "./patterns/excuses.ts"
import type { Rule } from "./rule.ts"
import { entries, rules } from "./rules.gen.ts"
import type { NormalisedText } from "./text/normalise.ts"
import { indexTerms, type Span, type TermMatch } from "./text/term-index.ts"

/** What lists and patterns saw. */
export interface Finding extends Span {
  readonly label: ModerationLabel
  /** 0 to 1. */
  readonly score: number
  /** Whose list or pattern saw it. */
  readonly language: Language
}

/** Which kinds of findings an excuse explains; all without labels. */
export type Excused = Pick<Excuse, "labels">

/** A part of a text whose words are not meant for the reader. */
export type ExcusedSpan = TermMatch<Excused>

export interface Found {
  readonly findings: ReadonlyArray<Finding>
  /** Reports of abuse, idioms, and what writers say of themselves. */
  readonly excused: ReadonlyArray<ExcusedSpan>
}

/** What a term stands for. */
export type Entry =
  | { readonly rule: Pick<Rule, "label" | "score">; readonly language: Language }
  | { readonly excuse: Excused }

const sourceOf = (name: keyof typeof rules) => ({ terms: rules[name], values: entries[name] })

/** Every list and excuse is searched in every text: people mix languages within a sentence. */
const everywhere = [sourceOf("lists"), sourceOf("en")]

/** Patterns of a third language would find words that only sound alike. */
const searchIn = {
  en: indexTerms(everywhere),
  hi: indexTerms([...everywhere, sourceOf("hi")]),
  te: indexTerms([...everywhere, sourceOf("te")]),
  ta: indexTerms([...everywhere, sourceOf("ta")]),
  kn: indexTerms([...everywhere, sourceOf("kn")])
}

/** What lists and patterns see in a text of a language. */
export const findAll = (text: NormalisedText, language: Language): Found => {
  const findings: Array<Finding> = []
  const excused: Array<ExcusedSpan> = []
  for (const { value, start, end } of searchIn[language](text)) {
    if ("rule" in value) {
      const { rule, language } = value
      findings.push({ label: rule.label, score: rule.score, language, start, end })
    } else excused.push({ value: value.excuse, start, end })
  }
  return { findings, excused }
}
