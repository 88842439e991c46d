import { later } from "#core/domain/values/later.ts"
import { type Lexicon, partNames } from "../compiled/compiled.ts"
import { textOf } from "../compiled/guard-file.ts"
import type { Language } from "../text/script.ts"

const load = (language: Language) => later((): Lexicon => JSON.parse(textOf(partNames.lexicon(language))))

export const lexicons: Readonly<Record<Language, () => Lexicon>> = {
  en: load("en"),
  hi: load("hi"),
  te: load("te"),
  ta: load("ta"),
  kn: load("kn")
}
