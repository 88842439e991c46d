import { byLanguage } from "#core/domain/languages/by-language.ts"
import type { Language } from "#core/domain/languages/language.ts"

const numberFormat = byLanguage((language) => new Intl.NumberFormat(language))

export const formatNumber = (value: number, language: Language): string =>
  numberFormat(language).format(value)
