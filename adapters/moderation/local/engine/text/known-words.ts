import { maxStemLength } from "./head-index.ts"
import { learnRuns } from "./letter-runs.ts"
import { type Phrases, wordsOfPhrases } from "./phrase-index.ts"
import { type GuardLanguage, nativeLanguageOf } from "./script.ts"
import { soundOf } from "./sound-of.ts"
import { minStemLength } from "./terms.ts"

export interface WordTerms {
  readonly english: Phrases
  /** Words by their sound, in languages with a script of their own. */
  readonly indic: Readonly<Record<Exclude<GuardLanguage, "en">, Phrases>>
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

const knownWordsOf = (lexicon: Phrases): KnownWordSets => {
  const known: KnownWordSets = { words: new Set(), stems: new Set() }
  for (const word of wordsOfPhrases(lexicon)) addWord(known, word)
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
  const written = knownWordsOf(english)
  const heard = {
    hi: knownWordsOf(indic.hi),
    te: knownWordsOf(indic.te),
    ta: knownWordsOf(indic.ta),
    kn: knownWordsOf(indic.kn)
  }
  const allHeard = Object.values(heard)
  const isEnglish = (word: string): boolean => isListed(written, word)
  const isHeard = (word: string, among: ReadonlyArray<KnownWordSets>): boolean => {
    const sound = soundOf(word)
    return sound.length >= minSoundLength && among.some((known) => isListed(known, sound))
  }
  const isKnown = (word: string): boolean => isEnglish(word) || isHeard(word, allHeard)
  return {
    isEnglish,
    isKnown,
    isKnownInScript: (word) => {
      const language = nativeLanguageOf(word)
      return language === undefined || language === "en" ? isKnown(word) : isHeard(word, [heard[language]])
    },
    likenessOf: learnRuns([
      ...Array.from(written.words, soundOf),
      ...allHeard.flatMap(({ words }) => [...words])
    ])
  }
}
