import { families } from "./concepts/concepts.ts"
import lexicons from "./concepts/lexicons.gen.json" with { type: "json" }
import type { Language } from "./model/script.ts"
import { englishPatterns } from "./patterns/english.ts"
import { hindiPatterns } from "./patterns/hindi.ts"
import { kannadaPatterns } from "./patterns/kannada.ts"
import { tamilPatterns } from "./patterns/tamil.ts"
import { teluguPatterns } from "./patterns/telugu.ts"
import type { Rule } from "./rule.ts"
import { makeVocabulary } from "./text/vocabulary.ts"
import { english } from "./words/english.ts"
import { hindi } from "./words/hindi.ts"
import { kannada } from "./words/kannada.ts"
import { tamil } from "./words/tamil.ts"
import { telugu } from "./words/telugu.ts"

export type RulesOf = Readonly<Record<Language, ReadonlyArray<Rule>>>

export const lists: RulesOf = { en: english, hi: hindi, te: telugu, ta: tamil, kn: kannada }

export const patterns: RulesOf = {
  en: englishPatterns,
  hi: hindiPatterns,
  te: teluguPatterns,
  ta: tamilPatterns,
  kn: kannadaPatterns
}

const termsOf = (rules: RulesOf): ReadonlyArray<string> =>
  Object.values(rules).flatMap((some) => some.map(({ terms }) => terms))

/** The guard's lists hold the worst words; a letter is masked in many more. */
const abuseWords: ReadonlyArray<string> = families.abuse
  .flatMap((line) => line.split(" "))
  .map((concept) => Object.entries(lexicons.en).find(([name]) => name === concept)?.[1] ?? "")

const { en, ...others } = lexicons

const everyday = {
  exact: Object.values(en),
  sound: Object.values(others).flatMap((lexicon) => Object.values<string>(lexicon))
}

export const vocabulary = makeVocabulary(termsOf(lists), termsOf(patterns), abuseWords, everyday)
