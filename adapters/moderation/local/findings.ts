import type { ModerationLabel } from "../../../core/moderation/verdict.ts"
import { type Language, languages } from "./model/script.ts"
import { type Excuse, excuses } from "./patterns/excuses.ts"
import type { Rule } from "./rule.ts"
import { lists, patterns } from "./rules.ts"
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

/** A part of a text whose words are not meant for the reader. */
export type ExcusedSpan = TermMatch<Excuse>

export interface Found {
  readonly findings: ReadonlyArray<Finding>
  /** Reports of abuse, idioms, and what writers say of themselves. */
  readonly excused: ReadonlyArray<ExcusedSpan>
}

type Entry = { readonly rule: Rule; readonly language: Language } | { readonly excuse: Excuse }

const entries: ReadonlyArray<Entry> = [
  ...languages.flatMap((language) =>
    [...lists[language], ...patterns[language]].map((rule) => ({ rule, language }))
  ),
  ...excuses.map((excuse) => ({ excuse }))
]

/** Lists, patterns and excuses in one search: each word is looked up once. */
const search = indexTerms(
  entries.map((value) => {
    const { terms, spelling } = "rule" in value ? value.rule : value.excuse
    return { terms, spelling, value }
  })
)

export const findAll = (text: NormalisedText): Found => {
  const findings: Array<Finding> = []
  const excused: Array<ExcusedSpan> = []
  for (const { value, start, end } of search(text)) {
    if ("rule" in value) {
      const { rule, language } = value
      findings.push({ label: rule.label, score: rule.score, language, start, end })
    } else excused.push({ value: value.excuse, start, end })
  }
  return { findings, excused }
}
