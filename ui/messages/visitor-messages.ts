import { defaultLanguage, type Language } from "#core/domain/languages/language.ts"
import { messagesByLanguage } from "./generated/all-languages.ts"
import type { Catalogue } from "./generated/catalogue.ts"
import { intlFormatsOf } from "./intl-formats.ts"

/** Messages of the visitor page, which loads all languages in one file, so that no request names the reader's. */
export const visitorMessagesIn = (language: Language): Partial<Catalogue> => {
  const make = messagesByLanguage[language] ?? messagesByLanguage[defaultLanguage]
  return make?.(intlFormatsOf(language)) ?? {}
}
