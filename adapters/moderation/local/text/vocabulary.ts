import { spell, splitTerms, wordsOf } from "./terms.ts"

/** The words that the lists know, in the forms in which a disguised word is looked up. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>
  readonly sounds: ReadonlySet<string>
  readonly byShape: ReadonlyMap<string, string>
  readonly byLength: ReadonlyMap<number, ReadonlyArray<string>>
}

/** What stays of a word when letters are stretched and "1" may stand for "i" or "l". */
export const shapeOf = (word: string): string => word.replace(/l/g, "i").replace(/(.)\1+/gu, "$1")

const isLatinWord = (term: string): boolean => /^[a-z]{3,}\*?$/.test(term)

/** Words of several lists: `lists` hold words worth unmasking, `patterns` also everyday words around them. */
export const makeVocabulary = (lists: ReadonlyArray<string>, patterns: ReadonlyArray<string>): Vocabulary => {
  const listed = lists
    .flatMap(splitTerms)
    .filter(isLatinWord)
    .map((term) => term.replace("*", ""))
  const words = [...lists, ...patterns].flatMap(wordsOf)
  const latin = [...words, ...listed].filter((word) => /^[a-z]+$/.test(word))
  return {
    words: new Set(words.map((word) => spell(word, "exact"))),
    sounds: new Set(words.map((word) => spell(word, "sound"))),
    byShape: new Map(latin.map((word) => [shapeOf(word), word])),
    byLength: Map.groupBy(new Set(listed), (word) => word.length)
  }
}
