import type { Category } from "#core/domain/categories/category.ts"
import { lazy } from "#core/domain/values/lazy.ts"
import { type CompiledThemes, type NamedTheme, partNames } from "../compiled/compiled.ts"
import { guardPartText } from "../compiled/guard-file.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import { indexTerms } from "../text/term-index.ts"

export interface TextSubject {
  readonly category: Category
  readonly themes: ReadonlyArray<string>
}

const search = lazy(() => {
  const { themes, terms }: CompiledThemes = JSON.parse(guardPartText(partNames.themes))
  return indexTerms([{ terms, values: themes }])
})

const addTo = <Key>(totals: Map<Key, number>, key: Key, weight: number): void => {
  totals.set(key, (totals.get(key) ?? 0) + weight)
}

const byWeightDescending = <Key>(totals: ReadonlyMap<Key, number>): ReadonlyArray<Key> =>
  Array.from(totals)
    .sort(([, one], [, other]) => other - one)
    .map(([key]) => key)

const themesOf = (found: ReadonlyArray<NamedTheme>, category: Category): ReadonlyArray<string> => {
  const weights = new Map<string, number>()
  for (const theme of found) if (theme.category === category) addTo(weights, theme.name, theme.weight)
  return byWeightDescending(weights)
}

export const themesWithin = (text: NormalisedText, category: Category): ReadonlyArray<string> =>
  themesOf(
    search()(text).map(({ value }) => value),
    category
  )
