import { lazy } from "#core/domain/values/lazy.ts"
import { type Lexicon, partNames } from "../compiled/compiled.ts"
import { guardPartText } from "../compiled/guard-file.ts"
import type { GuardLanguage } from "../text/script.ts"

const loadLexicon = (language: GuardLanguage) =>
  lazy((): Lexicon => JSON.parse(guardPartText(partNames.lexicon(language))))

export const lexicons: Readonly<Record<GuardLanguage, () => Lexicon>> = {
  en: loadLexicon("en"),
  hi: loadLexicon("hi"),
  te: loadLexicon("te"),
  ta: loadLexicon("ta"),
  kn: loadLexicon("kn")
}
