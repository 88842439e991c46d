import { later } from "#core/domain/values/later.ts"
import { type KnownWords, knowWords, type WordTerms } from "./known-words.ts"
import { isLatinWord, spell } from "./terms.ts"

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

/** What the training script takes from lists, patterns and lexicons. */
export interface ListedWords {
  /** Words worth unmasking: those of the lists in Latin letters, between spaces. */
  readonly listed: string
  /** Words of lists and patterns, everyday ones around them too, as they were written; the last one wins. */
  readonly all: string
  /** Words that look like a slip of an abusive one and are none, between spaces. */
  readonly real: string
}

/** Each is asked for when a text first needs it. */
interface VocabularyWords {
  readonly words: () => ListedWords
  /** Terms that are only looked up where a letter is masked and the lists know nothing that fits. */
  readonly masked: () => ReadonlyArray<string>
  readonly everyday: () => WordTerms
}

const latinWordsOf = (terms: ReadonlyArray<string>): ReadonlyArray<string> =>
  terms.filter(isLatinWord).map((term) => term.replace("*", ""))

export const makeVocabulary = ({ words, masked, everyday }: VocabularyWords): Vocabulary => {
  const listed = later(() => new Set(words().listed.split(" ")))
  const all = later(() => words().all.split(" "))
  const written = later(() => new Set(all().map((word) => spell(word, "exact"))))
  const sounds = later(() => new Set(all().map((word) => spell(word, "sound"))))
  const byShape = later(() => {
    const latin = [...all(), ...listed()].filter((word) => /^[a-z]+$/.test(word))
    return new Map(latin.map((word) => [shapeOf(word), word]))
  })
  const byLength = later(() =>
    Map.groupBy(new Set([...listed(), ...latinWordsOf(masked())]), (word) => word.length)
  )
  const known = later(() => knowWords(everyday()))
  const real = later(() => new Set(words().real.split(" ")))
  return {
    get words() {
      return written()
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
    isKnown: (word) => written().has(word) || real().has(word) || known().isKnown(word)
  }
}
