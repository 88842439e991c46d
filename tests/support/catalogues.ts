import type { Language } from "#core/domain/languages/language.ts"
import type { Catalogue } from "#ui/messages/generated/catalogue.ts"
import { catalogue as en } from "#ui/messages/generated/en/catalogue.ts"
import { catalogue as hi } from "#ui/messages/generated/hi/catalogue.ts"
import { catalogue as kn } from "#ui/messages/generated/kn/catalogue.ts"
import { catalogue as ta } from "#ui/messages/generated/ta/catalogue.ts"
import { catalogue as te } from "#ui/messages/generated/te/catalogue.ts"

const catalogues: Readonly<Record<Language, Catalogue>> = { en, hi, te, ta, kn }

/** All messages of a language, as no page loads them. */
export const catalogueOf = (language: Language): Catalogue => catalogues[language]
