import type { Category } from "#core/domain/categories/category.ts"
import type { ModerationLabel } from "#core/domain/moderation/verdict.ts"
import type { Phrases } from "../text/phrase-index.ts"
import type { GuardLanguage } from "../text/script.ts"
import type { SpelledBoth } from "../text/spelled-terms.ts"
import type { ListedWords } from "../text/vocabulary.ts"

type TermMeaning =
  | {
      readonly rule: { readonly label: ModerationLabel; readonly score: number }
      readonly language: GuardLanguage
    }
  | { readonly excuse: ExcusedLabels }

/** Labels that an excuse explains; every label if none is named. */
export interface ExcusedLabels {
  readonly labels?: ReadonlyArray<ModerationLabel>
}

export type RuleSource = "lists" | GuardLanguage

export interface CompiledRules {
  readonly entries: Readonly<Record<RuleSource, ReadonlyArray<TermMeaning>>>
  readonly rules: Readonly<Record<RuleSource, SpelledBoth>>
  readonly ruleWords: ListedWords
}

export interface NamedTheme {
  readonly category: Category
  readonly name: string
  readonly weight: number
}

export interface CompiledThemes {
  readonly themes: ReadonlyArray<NamedTheme>
  readonly terms: SpelledBoth
}

export interface Lexicon extends Phrases {
  /** Words that only sound like a term, between spaces, by concept. */
  readonly homophones: Readonly<Record<string, string>>
}

export const partNames = {
  rules: "rules",
  people: "people",
  themes: "themes",
  settings: "settings",
  lexicon: (language: GuardLanguage): string => `concepts/${language}`,
  weights: (model: string, part: string): string => `weights/${model}/${part}`,
  network: (at: number, layer: string): string => `weights/network-${at + 1}/${layer}`
} as const
