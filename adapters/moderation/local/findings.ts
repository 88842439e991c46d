import type { ModerationLabel } from "../../../core/moderation/verdict.ts"
import { type Language, languages } from "./model/script.ts"
import { type Excuse, excuses } from "./patterns/excuses.ts"
import type { Rule } from "./rule.ts"
import { lists, patterns, type RulesOf } from "./rules.ts"
import type { NormalisedText } from "./text/normalise.ts"
import { indexTerms, type Span, type TermMatch, type TermSearch } from "./text/term-index.ts"

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

const indexEntries = (entries: ReadonlyArray<Entry>): TermSearch<Entry> =>
  indexTerms(
    entries.map((value) => {
      const { terms, spelling } = "rule" in value ? value.rule : value.excuse
      return { terms, spelling, value }
    })
  )

const rulesIn = (rules: RulesOf, language: Language): ReadonlyArray<Entry> =>
  rules[language].map((rule) => ({ rule, language }))

/** Every list and excuse is searched in every text: people mix languages within a sentence. */
const searchLists = indexEntries([
  ...languages.flatMap((language) => rulesIn(lists, language)),
  ...excuses.map((excuse) => ({ excuse }))
])

/** Patterns of a third language would find words that only sound alike. */
const searchPatterns = {
  en: indexEntries(rulesIn(patterns, "en")),
  hi: indexEntries(rulesIn(patterns, "hi")),
  te: indexEntries(rulesIn(patterns, "te")),
  ta: indexEntries(rulesIn(patterns, "ta")),
  kn: indexEntries(rulesIn(patterns, "kn"))
}

const matchesIn = (text: NormalisedText, language: Language): ReadonlyArray<TermMatch<Entry>> => [
  ...searchLists(text),
  ...searchPatterns.en(text),
  ...(language === "en" ? [] : searchPatterns[language](text))
]

/** What lists and patterns see in a text of a language. */
export const findAll = (text: NormalisedText, language: Language): Found => {
  const findings: Array<Finding> = []
  const excused: Array<ExcusedSpan> = []
  for (const { value, start, end } of matchesIn(text, language)) {
    if ("rule" in value) {
      const { rule, language } = value
      findings.push({ label: rule.label, score: rule.score, language, start, end })
    } else excused.push({ value: value.excuse, start, end })
  }
  return { findings, excused }
}
