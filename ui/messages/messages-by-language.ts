import { defaultLanguage, type Language } from "#core/domain/languages/language.ts"
import type { Catalogue } from "./generated/catalogue.ts"
import { type IntlFormats, intlFormatsOf } from "./intl-formats.ts"

type MakersByLanguage = Readonly<Record<string, (formats: IntlFormats) => Partial<Catalogue>>>

/** Messages of a page that loads all languages in one file, so that no request names its reader's. */
export const messagesFrom =
  (makers: MakersByLanguage) =>
  (language: Language): Partial<Catalogue> =>
    (makers[language] ?? makers[defaultLanguage])?.(intlFormatsOf(language)) ?? {}
