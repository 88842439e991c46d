import { type KnownWords, knowWords, type WordTerms } from "./known-words.ts"
import { later } from "./later.ts"
import { spell, splitTerms, wordsOf } from "./terms.ts"

/** The words that the lists know, in the forms in which a disguised word is looked up. */
export interface Vocabulary extends KnownWords {
  readonly words: ReadonlySet<string>
  readonly sounds: ReadonlySet<string>
  readonly byShape: ReadonlyMap<string, string>
  /** Words of the lists in Latin letters. */
  readonly listed: ReadonlySet<string>
  readonly byLength: ReadonlyMap<number, ReadonlyArray<string>>
}

/** What stays of a word when letters are stretched and "1" may stand for "i" or "l". */
export const shapeOf = (word: string): string => word.replace(/l/g, "i").replace(/(.)\1+/gu, "$1")

const isLatinWord = (term: string): boolean => /^[a-z]{3,}\*?$/.test(term)

const latinWordsOf = (lists: ReadonlyArray<string>): ReadonlyArray<string> =>
  lists
    .flatMap(splitTerms)
    .filter(isLatinWord)
    .map((term) => term.replace("*", ""))

/**
 * Words of several lists: `lists` hold words worth unmasking, `patterns` also everyday words around them; `others`
 * are only looked up where a letter is masked and the lists know nothing that fits.
 */
export const makeVocabulary = (
  lists: ReadonlyArray<string>,
  patterns: ReadonlyArray<string>,
  others: ReadonlyArray<string>,
  everyday: WordTerms
): Vocabulary => {
  const listed = later(() => new Set(latinWordsOf(lists)))
  const all = later(() => [...lists, ...patterns].flatMap(wordsOf))
  const words = later(() => new Set(all().map((word) => spell(word, "exact"))))
  const sounds = later(() => new Set(all().map((word) => spell(word, "sound"))))
  const byShape = later(() => {
    const latin = [...all(), ...listed()].filter((word) => /^[a-z]+$/.test(word))
    return new Map(latin.map((word) => [shapeOf(word), word]))
  })
  const byLength = later(() =>
    Map.groupBy(new Set([...listed(), ...latinWordsOf(others)]), (word) => word.length)
  )
  const known = later(() => knowWords(everyday))
  return {
    get words() {
      return words()
    },
    get sounds() {
      return sounds()
    },
    get listed() {
      return listed()
    },
    get byShape() {
      return byShape()
    },
    get byLength() {
      return byLength()
    },
    likenessOf: (word) => known().likenessOf(word),
    isEnglish: (word) => known().isEnglish(word),
    isKnown: (word) => words().has(word) || known().isKnown(word)
  }
}
