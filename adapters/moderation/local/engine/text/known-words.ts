import { maxStemLength } from "./head-index.ts"
import { learnRuns } from "./letter-runs.ts"
import { type Phrases, wordsOfPhrases } from "./phrase-index.ts"
import { soundOf } from "./sound-of.ts"
import { minStemLength } from "./terms.ts"

export interface WordTerms {
  readonly exact: ReadonlyArray<Phrases>
  readonly sound: ReadonlyArray<Phrases>
}

export interface KnownWords {
  readonly isEnglish: (word: string) => boolean
  readonly isKnown: (word: string) => boolean
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

const knownWordsOf = (lexicons: ReadonlyArray<Phrases>): KnownWordSets => {
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

export const knowWords = ({ exact, sound }: WordTerms): KnownWords => {
  const written = knownWordsOf(exact)
  const heard = knownWordsOf(sound)
  const isEnglish = (word: string): boolean => isListed(written, word)
  const isHeard = (sound: string): boolean => sound.length >= minSoundLength && isListed(heard, sound)
  const likenessOf = learnRuns([...Array.from(written.words, soundOf), ...heard.words])
  return { isEnglish, isKnown: (word) => isEnglish(word) || isHeard(soundOf(word)), likenessOf }
}
