import type { Language } from "#core/domain/languages/language.ts"
import { lazy } from "#core/domain/values/lazy.ts"

/** Forms by plural category, and by exact number (`=1`). */
type PluralForms = Readonly<Record<string, string>> & { readonly other: string }

export interface IntlFormats {
  readonly number: (value: number) => string
  readonly plural: (count: number, forms: PluralForms) => string
}

const makeFormats = (language: Language): IntlFormats => {
  const numbers = lazy(() => new Intl.NumberFormat(language))
  const rules = lazy(() => new Intl.PluralRules(language))
  return {
    number: (value) => numbers().format(value),
    plural: (count, forms) => forms[`=${count}`] ?? forms[rules().select(count)] ?? forms.other
  }
}

const formatsByLanguage = new Map<Language, IntlFormats>()

/** The formatters that compiled messages of a language share. */
export const intlFormatsOf = (language: Language): IntlFormats => {
  const known = formatsByLanguage.get(language) ?? makeFormats(language)
  formatsByLanguage.set(language, known)
  return known
}
