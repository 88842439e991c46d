type IndicLanguage = "hi" | "ta" | "te" | "kn"

const scriptPatterns: ReadonlyArray<readonly [IndicLanguage, RegExp]> = [
  ["hi", /\p{Script=Devanagari}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["te", /\p{Script=Telugu}/gu],
  ["kn", /\p{Script=Kannada}/gu]
]

const latinLetters = /\p{Script=Latin}/gu

const countOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

/** For the `lang` attribute: the language of the most frequent Indic script; undefined if Latin letters prevail. */
export const languageOf = (text: string): IndicLanguage | undefined => {
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
