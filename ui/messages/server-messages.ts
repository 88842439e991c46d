import { defaultLanguage, type Language } from "#core/domain/languages/language.ts"
import type { Catalogue } from "./generated/catalogue.ts"
import { catalogues } from "./generated/catalogues.ts"
import { catalogue as source } from "./generated/en/catalogue.ts"

/** The whole catalogue of a language, for the server; English while nobody has translated it. */
export const catalogueOf = (language: Language): Catalogue =>
  catalogues[language] ?? catalogues[defaultLanguage] ?? source
