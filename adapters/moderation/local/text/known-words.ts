import { learnRuns } from "./letter-runs.ts"
import { soundOf } from "./sound-of.ts"

/** Words by how they are spelled, in the form of `lexicons.gen.json`: terms between commas, stems with a star. */
export interface WordTerms {
  readonly exact: ReadonlyArray<string>
  readonly sound: ReadonlyArray<string>
}

/** What people know, whole or by its stem. */
export interface KnownWords {
  /** As English writes it. */
  readonly isEnglish: (word: string) => boolean
  /** As it is written in English or as it sounds in another language. */
  readonly isKnown: (word: string) => boolean
  /** How much the letters of a word stand together as in known words. */
  readonly likenessOf: (word: string) => number
}

interface Known {
  readonly words: Set<string>
  readonly stems: Set<string>
}

const shortestStem = 4
const longestStem = 24

const wordsIn = (lines: ReadonlyArray<string>): Known => {
  const known: Known = { words: new Set(), stems: new Set() }
  for (const line of lines) {
    for (const word of line.split(/[, ~]+/)) {
      const star = word.indexOf("*")
      if (star < 0) known.words.add(word)
      else if (star === word.length - 1 && star >= shortestStem) known.stems.add(word.slice(0, -1))
    }
  }
  return known
}

const holds = ({ words, stems }: Known, word: string): boolean => {
  if (words.has(word)) return true
  for (let length = Math.min(word.length, longestStem); length >= shortestStem; length--)
    if (stems.has(word.slice(0, length))) return true
  return false
}

/** Two letters sound like too much. */
const shortestSound = 3

/** Made when the first disguised word is met. */
export const knowWords = ({ exact, sound }: WordTerms): KnownWords => {
  const written = wordsIn(exact)
  const heard = wordsIn(sound)
  const isEnglish = (word: string): boolean => holds(written, word)
  const isHeard = (sound: string): boolean => sound.length >= shortestSound && holds(heard, sound)
  const likenessOf = learnRuns([...Array.from(written.words, soundOf), ...heard.words])
  return { isEnglish, isKnown: (word) => isEnglish(word) || isHeard(soundOf(word)), likenessOf }
}
