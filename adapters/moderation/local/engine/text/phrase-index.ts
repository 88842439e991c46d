import { lazy } from "#core/domain/values/lazy.ts"
import { findHeads } from "./head-index.ts"
import type { TermMatch } from "./term-index.ts"
import { cacheByWord } from "./word-cache.ts"
import { readPattern } from "./word-pattern.ts"

/**
 * Terms of one language, ordered by the training script, in the spelling of the texts that are searched. `heads` are
 * the words and stems (`stem*`) that a term can start with, between spaces. `phrases` has a line for each head: the
 * meanings of its terms (`wordCodeOf`) and their continuations, as in `AB` or `AB up,CD ~ home`. `=` precedes a term that
 * must be compared from its first word on.
 */
export interface Phrases {
  readonly heads: string
  readonly phrases: string
}

interface PhraseWord {
  readonly word: string
  readonly fits: ((word: string) => boolean) | undefined
}

interface Phrase<Value> {
  readonly value: Value
  readonly parts: ReadonlyArray<PhraseWord>
  readonly from: 0 | 1
}

const gapMark = "~"
const maxGapWords = 3

const letterCount = 26
const firstLetterCode = 65

/** Two capital letters, which terms never contain. */
export const wordCodeOf = (place: number): string =>
  String.fromCharCode(
    firstLetterCode + Math.floor(place / letterCount),
    firstLetterCode + (place % letterCount)
  )

const wordNumberOf = (code: string): number =>
  (code.charCodeAt(0) - firstLetterCode) * letterCount + code.charCodeAt(1) - firstLetterCode

const codeLength = 2
const wholeWordMark = "="

const readPart = (word: string): PhraseWord => ({
  word,
  fits: word.includes("*") ? readPattern(word) : undefined
})

const readPhrase = <Value>(term: string, values: ReadonlyArray<Value>): ReadonlyArray<Phrase<Value>> => {
  const value = values[wordNumberOf(term)]
  if (value === undefined) return []
  const rest = term.slice(codeLength)
  if (rest === "") return [{ value, parts: [], from: 1 }]
  return [
    { value, parts: rest.slice(1).split(" ").map(readPart), from: rest.startsWith(wholeWordMark) ? 0 : 1 }
  ]
}

export const wordsOfPhrases = ({ heads, phrases }: Phrases): ReadonlyArray<string> => {
  const starts = heads.split(" ")
  const lines = phrases.split("\n")
  const isHead = (_: string, place: number): boolean =>
    lines[place]?.split(",").some((term) => term[codeLength] !== wholeWordMark) ?? false
  const others = phrases.split(/[\n,~= A-Z]+/).filter((word) => word !== "")
  return [...starts.filter(isHead), ...others]
}

export const termsFor = (
  { heads, phrases }: Phrases,
  places: ReadonlyArray<number>
): ReadonlyArray<string> => {
  const found = new Map(places.map((place) => [wordCodeOf(place), [] as string[]]))
  const lines = phrases.split("\n")
  for (const [at, head] of heads.split(" ").entries())
    for (const term of lines[at]?.split(",") ?? []) found.get(term)?.push(head)
  return [...found.values()].flat()
}

/** End of a phrase that continues at `at`; 0 without a match. No phrase crosses a sentence. */
const phraseEndOf = (
  parts: ReadonlyArray<PhraseWord>,
  index: number,
  words: ReadonlyArray<string>,
  at: number
): number => {
  const part = parts[index]
  if (part === undefined) return at
  if (part.word === gapMark) {
    for (let length = 0; length <= maxGapWords; length++) {
      if (length > 0 && (words[at + length - 1] ?? ".") === ".") return 0
      const end = phraseEndOf(parts, index + 1, words, at + length)
      if (end > 0) return end
    }
    return 0
  }
  const word = words[at]
  const isHere = word !== undefined && (part.fits === undefined ? part.word === word : part.fits(word))
  return isHere ? phraseEndOf(parts, index + 1, words, at + 1) : 0
}

export const indexPhrases = <Value>(
  { heads, phrases }: Phrases,
  values: ReadonlyArray<Value>
): ((words: ReadonlyArray<string>) => ReadonlyArray<TermMatch<Value>>) => {
  const sorted = lazy(() => [heads.split(" "), phrases.split("\n")] as const)
  const phrasesFor = cacheByWord((word: string): ReadonlyArray<Phrase<Value>> => {
    const [starts, lines] = sorted()
    return findHeads(starts, word)
      .flatMap((place) => lines[place]?.split(",") ?? [])
      .flatMap((term) => readPhrase(term, values))
  })
  return (words) => {
    const matches: Array<TermMatch<Value>> = []
    for (let start = 0; start < words.length; start++) {
      for (const { value, parts, from } of phrasesFor(words[start] ?? "")) {
        const end = parts.length === 0 ? start + 1 : phraseEndOf(parts, 0, words, start + from)
        if (end > start) matches.push({ value, start, end })
      }
    }
    return matches
  }
}
