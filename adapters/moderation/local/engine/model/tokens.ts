import { addText, finishHash, hashStart } from "#core/domain/values/hash.ts"
import type { ConceptMatches } from "../concepts/find-concepts.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import { type GuardLanguage, languages } from "../text/script.ts"
import type { Span } from "../text/term-index.ts"
import { cacheByWord } from "../text/word-cache.ts"
import { maskDigits } from "./features.ts"
import { conceptsByName } from "./semantic-features.ts"

/**
 * Each word as rows of the network's embedding: those of its spelling, of the concepts that it names, of the
 * language. `ends` tells where the rows of each word end.
 */
export interface TextTokens {
  readonly rows: Uint16Array
  readonly ends: Uint16Array
}

const spellingRows = 2 ** 15

const conceptRows = 1 + Math.max(...[...conceptsByName.values()].map(({ id }) => id))

const firstLanguageRow = spellingRows + conceptRows

export const embeddingRows = firstLanguageRow + languages.length

const seeds = {
  start: addText(hashStart, "start"),
  stem: addText(hashStart, "stem"),
  ending: addText(hashStart, "ending"),
  word: addText(hashStart, "word")
} as const

const startLength = 3
const stemLength = 5
const endingLength = 3

const spellingRow = (seed: number, part: string): number =>
  finishHash(addText(seed, part)) & (spellingRows - 1)

/** Inflected forms of a word share rows, so what one of them teaches holds for the others. */
const spellingOf = cacheByWord((word): ReadonlyArray<number> => {
  const masked = maskDigits(word)
  return [
    spellingRow(seeds.start, masked.slice(0, startLength)),
    spellingRow(seeds.stem, masked.slice(0, stemLength)),
    spellingRow(seeds.ending, masked.slice(-endingLength)),
    spellingRow(seeds.word, masked)
  ]
})

const conceptsByWord = (named: ConceptMatches): ReadonlyMap<number, ReadonlyArray<number>> => {
  const byWord = new Map<number, Array<number>>()
  for (const { value, start, end } of named) {
    const concept = conceptsByName.get(value)
    if (concept === undefined) continue
    for (let at = start; at < end; at++) {
      const known = byWord.get(at)
      if (known === undefined) byWord.set(at, [spellingRows + concept.id])
      else known.push(spellingRows + concept.id)
    }
  }
  return byWord
}

export const sliceTokens = ({ rows, ends }: TextTokens, { start, end }: Span): TextTokens => {
  const first = ends[start - 1] ?? 0
  return {
    rows: rows.slice(first, ends[end - 1]),
    ends: ends.slice(start, end).map((last) => last - first)
  }
}

export const tokensOf = (
  { soundList }: Pick<NormalisedText, "soundList">,
  named: ConceptMatches,
  language: GuardLanguage
): TextTokens => {
  const ends = new Uint16Array(soundList.length)
  const rows: Array<number> = []
  const languageRow = firstLanguageRow + languages.indexOf(language)
  const concepts = conceptsByWord(named)
  soundList.forEach((word, at) => {
    for (const row of spellingOf(word)) rows.push(row)
    rows.push(languageRow)
    for (const row of concepts.get(at) ?? []) rows.push(row)
    ends[at] = rows.length
  })
  return { rows: Uint16Array.from(rows), ends }
}
