import type { Language } from "./model/script.ts"
import { englishPatterns } from "./patterns/english.ts"
import { hindiPatterns } from "./patterns/hindi.ts"
import { kannadaPatterns } from "./patterns/kannada.ts"
import { tamilPatterns } from "./patterns/tamil.ts"
import { teluguPatterns } from "./patterns/telugu.ts"
import type { Rule } from "./rule.ts"
import { english } from "./words/english.ts"
import { hindi } from "./words/hindi.ts"
import { kannada } from "./words/kannada.ts"
import { tamil } from "./words/tamil.ts"
import { telugu } from "./words/telugu.ts"

/** As people wrote them. The guard reads `rules.gen.ts`, in which the training script spells them out. */
export type RulesOf = Readonly<Record<Language, ReadonlyArray<Rule>>>

export const lists: RulesOf = { en: english, hi: hindi, te: telugu, ta: tamil, kn: kannada }

export const patterns: RulesOf = {
  en: englishPatterns,
  hi: hindiPatterns,
  te: teluguPatterns,
  ta: tamilPatterns,
  kn: kannadaPatterns
}
