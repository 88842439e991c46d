import { byLanguage } from "#core/domain/languages/by-language.ts"
import { lazy } from "#core/domain/values/lazy.ts"

/** Forms by plural category, and by exact number (`=1`). */
type PluralForms = Readonly<Record<string, string>> & { readonly other: string }

export interface IntlFormats {
  readonly number: (value: number) => string
  readonly plural: (count: number, forms: PluralForms) => string
}

export const intlFormatsOf = byLanguage((language): IntlFormats => {
  const numbers = lazy(() => new Intl.NumberFormat(language))
  const rules = lazy(() => new Intl.PluralRules(language))
  return {
    number: (value) => numbers().format(value),
    plural: (count, forms) => forms[`=${count}`] ?? forms[rules().select(count)] ?? forms.other
  }
})
