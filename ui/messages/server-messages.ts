import { defaultLanguage, type Language } from "#core/domain/languages/language.ts"
import type { Catalogue } from "./generated/catalogue.ts"
import { catalogues } from "./generated/catalogues.ts"
import { catalogue as source } from "./generated/en/catalogue.ts"

export const catalogueOf = (language: Language): Catalogue =>
  catalogues[language] ?? catalogues[defaultLanguage] ?? source
