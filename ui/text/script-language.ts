import type { Language } from "#core/domain/languages/language.ts"

type IndicLanguage = Exclude<Language, "en">

const scriptPatterns: ReadonlyArray<readonly [IndicLanguage, RegExp]> = [
  ["hi", /\p{Script=Devanagari}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["te", /\p{Script=Telugu}/gu],
  ["kn", /\p{Script=Kannada}/gu]
]

const latinLetters = /\p{Script=Latin}/gu

const countOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

export const indicLanguageOf = (text: string): IndicLanguage | undefined => {
  let best: IndicLanguage | undefined
  let most = countOf(text, latinLetters)
  for (const [language, script] of scriptPatterns) {
    const count = countOf(text, script)
    if (count > most) {
      best = language
      most = count
    }
  }
  return best
}

/** Common words of English that aren't also words of Indian languages in Latin letters, as “the”, “to” and “is” are. */
const englishWord =
  /\b(?:and|but|did|for|from|have|how|made|more|of|our|she|that|they|this|was|well|were|what|when|who|with|you|your)\b/i

/**
 * For the `lang` attribute of what people wrote, so that it is read aloud, hyphenated and checked in its language.
 * Undefined where it could only guess, as for names and for Hindi in Latin letters: these inherit the page's language.
 */
export const languageOf = (text: string): Language | undefined =>
  indicLanguageOf(text) ?? (englishWord.test(text) ? "en" : undefined)
