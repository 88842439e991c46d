import { lazy } from "#core/domain/values/lazy.ts"
import { type KnownWords, knowWords, type WordTerms } from "./known-words.ts"
import { makePeople, type People, type PeopleWords } from "./people.ts"
import { isLatinWord, spell } from "./terms.ts"

export interface Vocabulary extends KnownWords {
  readonly words: ReadonlySet<string>
  readonly sounds: ReadonlySet<string>
  readonly byShape: ReadonlyMap<string, string>
  readonly listed: ReadonlySet<string>
  readonly byLength: ReadonlyMap<number, ReadonlyArray<string>>
  readonly people: People
  readonly isReal: (word: string) => boolean
}

/** Equal for stretched letters and for "i" and "l", which "1" may replace. */
export const shapeOf = (word: string): string => word.replace(/l/g, "i").replace(/(.)\1+/gu, "$1")

/**
 * `listed` are the Latin words of the lists, `real` those that look like a typo of an abusive one, both between
 * spaces. `all` are words of lists and patterns with the everyday ones around them, as written; the last of two
 * look-alikes wins.
 */
export interface ListedWords {
  readonly listed: string
  readonly all: string
  readonly real: string
}

interface VocabularyWords {
  readonly words: () => ListedWords
  /** Looked up only for a masked letter that the lists can't explain. */
  readonly masked: () => ReadonlyArray<string>
  readonly everyday: () => WordTerms
  readonly people: () => PeopleWords
}

const latinWordsOf = (terms: ReadonlyArray<string>): ReadonlyArray<string> =>
  terms.filter(isLatinWord).map((term) => term.replace("*", ""))

export const makeVocabulary = ({ words, masked, everyday, people }: VocabularyWords): Vocabulary => {
  const listed = lazy(() => new Set(words().listed.split(" ")))
  const all = lazy(() => words().all.split(" "))
  const written = lazy(() => new Set(all().map((word) => spell(word, "exact"))))
  const sounds = lazy(() => new Set(all().map((word) => spell(word, "sound"))))
  const byShape = lazy(() => {
    const latin = [...all(), ...listed()].filter((word) => /^[a-z]+$/.test(word))
    return new Map(latin.map((word) => [shapeOf(word), word]))
  })
  const byLength = lazy(() =>
    Map.groupBy(new Set([...listed(), ...latinWordsOf(masked())]), (word) => word.length)
  )
  const known = lazy(() => knowWords(everyday()))
  const named = lazy(() => makePeople(people()))
  const real = lazy(() => new Set(words().real.split(" ")))
  const isListed = (word: string): boolean =>
    written().has(word) || real().has(word) || named().kindOf(word) !== undefined
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
    get people() {
      return named()
    },
    isReal: (word) => real().has(word),
    likenessOf: (word) => known().likenessOf(word),
    isEnglish: (word) => known().isEnglish(word),
    isKnown: (word) => isListed(word) || known().isKnown(word),
    isKnownInScript: (word) => isListed(word) || known().isKnownInScript(word)
  }
}
