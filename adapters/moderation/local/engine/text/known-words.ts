import { lazy } from "#core/domain/values/lazy.ts"
import { maxStemLength } from "./head-index.ts"
import { learnRuns } from "./letter-runs.ts"
import { type Phrases, wordsOfPhrases } from "./phrase-index.ts"
import { nativeLanguageOf } from "./script.ts"
import { soundOf } from "./sound-of.ts"
import { minStemLength } from "./terms.ts"

export interface WordTerms {
  readonly english: Phrases
  /** Words by their sound, in languages with a script of their own. */
  readonly indic: ReadonlyMap<string, Phrases>
}

export interface KnownWords {
  readonly isEnglish: (word: string) => boolean
  readonly isKnown: (word: string) => boolean
  /** Whether the language whose script it is written in knows it: a word of another one only sounds alike. */
  readonly isKnownInScript: (word: string) => boolean
  readonly likenessOf: (word: string) => number
}

interface KnownWordSets {
  readonly words: Set<string>
  readonly stems: Set<string>
}

const addWord = ({ words, stems }: KnownWordSets, word: string): void => {
  const star = word.indexOf("*")
  if (star < 0) words.add(word)
  else if (star === word.length - 1 && star >= minStemLength) stems.add(word.slice(0, -1))
}

const knownWordsOf = (lexicons: Iterable<Phrases>): KnownWordSets => {
  const known: KnownWordSets = { words: new Set(), stems: new Set() }
  for (const lexicon of lexicons) for (const word of wordsOfPhrases(lexicon)) addWord(known, word)
  return known
}

const isListed = ({ words, stems }: KnownWordSets, word: string): boolean => {
  if (words.has(word)) return true
  for (let length = Math.min(word.length, maxStemLength); length >= minStemLength; length--)
    if (stems.has(word.slice(0, length))) return true
  return false
}

/** Minimum length: words of two letters sound like too many others. */
const minSoundLength = 3

export const knowWords = ({ english, indic }: WordTerms): KnownWords => {
  const written = knownWordsOf([english])
  const heard = knownWordsOf(indic.values())
  const heardByLanguage = lazy(
    () => new Map([...indic].map(([language, lexicon]) => [language, knownWordsOf([lexicon])]))
  )
  const isEnglish = (word: string): boolean => isListed(written, word)
  const isHeard = (known: KnownWordSets, sound: string): boolean =>
    sound.length >= minSoundLength && isListed(known, sound)
  const isKnown = (word: string): boolean => isEnglish(word) || isHeard(heard, soundOf(word))
  return {
    isEnglish,
    isKnown,
    isKnownInScript: (word) => {
      const ofScript = heardByLanguage().get(nativeLanguageOf(word) ?? "")
      return ofScript === undefined ? isKnown(word) : isHeard(ofScript, soundOf(word))
    },
    likenessOf: learnRuns([...Array.from(written.words, soundOf), ...heard.words])
  }
}
