import { transliterateHindi } from "./hindi.ts"
import { withoutDiacritics } from "./latin.ts"
import { transliterateTamil } from "./tamil.ts"
import { transliterateKannada, transliterateTelugu } from "./telugu-and-kannada.ts"

const joiners = /[\u200c\u200d]/g

const scripts: ReadonlyArray<readonly [words: RegExp, transliterateWord: (word: string) => string]> = [
  [/[\u0900-\u0963\u0966-\u097f][\u0900-\u0963\u0966-\u097f\u200c\u200d]*/g, transliterateHindi],
  [/[\u0b80-\u0bff][\u0b80-\u0bff\u200c\u200d]*/g, transliterateTamil],
  [/[\u0c00-\u0c7f][\u0c00-\u0c7f\u200c\u200d]*/g, transliterateTelugu],
  [/[\u0c80-\u0cff][\u0c80-\u0cff\u200c\u200d]*/g, transliterateKannada]
]

/**
 * A name in ASCII as people of that language usually spell theirs, not as scholars do: आशा रमन is Asha Raman. Other
 * scripts stay as they are.
 */
export const transliterate = (name: string): string =>
  scripts.reduce(
    (text, [words, transliterateWord]) =>
      text.replace(words, (word) => transliterateWord(word.replace(joiners, ""))),
    withoutDiacritics(name.normalize("NFC"))
  )
