import { byLanguage } from "#core/domain/languages/by-language.ts"
import type { Language } from "#core/domain/languages/language.ts"

const listFormat = byLanguage((language) => new Intl.ListFormat(language, { type: "unit", style: "long" }))

export const formatList = (parts: ReadonlyArray<string>, language: Language): string =>
  listFormat(language).format(parts)
