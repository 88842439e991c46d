import { findHeads } from "./head-index.ts"
import {
  type Classes,
  classesFrom,
  readStep,
  type SpelledBoth,
  type SpelledTerms,
  type TermStep
} from "./spelled-terms.ts"
import type { Spelling } from "./terms.ts"
import { cacheByWord } from "./word-cache.ts"
import { readPattern } from "./word-pattern.ts"

export interface TermSource<Value> {
  readonly terms: SpelledBoth
  readonly values: ReadonlyArray<Value>
}

interface Term<Value> {
  readonly value: Value
  readonly source: number
  readonly steps: ReadonlyArray<TermStep>
  /** Classes that the text must contain for the term to match. */
  readonly needed: ReadonlyArray<number>
}

interface KnownWord<Value> {
  readonly terms: ReadonlyArray<Term<Value>>
  readonly classes: Classes
}

interface SpelledSource<Value> {
  readonly spelled: SpelledTerms
  readonly values: ReadonlyArray<Value>
  readonly source: number
  readonly firstClass: number
}

export const termPartsOf = <Value>(
  sources: ReadonlyArray<TermSource<Value>>,
  spelling: Spelling
): ReadonlyArray<SpelledSource<Value>> => {
  let firstClass = 0
  return sources.map(({ terms, values }, source) => {
    const part = { spelled: terms[spelling], values, source, firstClass }
    firstClass += part.spelled.size
    return part
  })
}

const readTerm = <Value>(
  line: string,
  { values, source, firstClass }: SpelledSource<Value>
): ReadonlyArray<Term<Value>> => {
  const [place = "", ...items] = line.split(" ")
  const value = values[Number(place)]
  if (value === undefined) return []
  const steps = items.map((item) => readStep(item, firstClass))
  const needed = steps.filter(({ ofClass, isOptional }) => ofClass >= 0 && !isOptional)
  return [{ value, source, steps, needed: needed.map(({ ofClass }) => ofClass) }]
}

const parseTerms = <Value>(part: SpelledSource<Value>): ((places: string) => ReadonlyArray<Term<Value>>) => {
  const lines = part.spelled.terms.split("\n")
  const read = new Map<string, ReadonlyArray<Term<Value>>>()
  const termsAt = (place: string): ReadonlyArray<Term<Value>> => {
    const known = read.get(place)
    if (known !== undefined) return known
    const terms = readTerm(lines[Number(place)] ?? "", part)
    read.set(place, terms)
    return terms
  }
  return (places) => places.split(" ").flatMap(termsAt)
}

const parsePatterns = (patterns: string) =>
  (patterns === "" ? [] : patterns.split("\n")).map((line) => {
    const [pattern = "", number] = line.split(" ")
    return { fits: readPattern(pattern), number: Number(number) }
  })

const makePartReader = <Value>(part: SpelledSource<Value>) => {
  const { words, places, classes, patterns } = part.spelled
  const [sorted, placesOf, classesOf] = [words.split(" "), places.split("\n"), classes.split("\n")]
  const termsAt = parseTerms(part)
  const others = parsePatterns(patterns)
  return (word: string, terms: Array<Term<Value>>, numbers: Array<number>): void => {
    for (const at of findHeads(sorted, word)) {
      const [starts, own] = [placesOf[at], classesOf[at]]
      if (starts) terms.push(...termsAt(starts))
      if (own) for (const number of own.split(" ")) numbers.push(part.firstClass + Number(number))
    }
    for (const { fits, number } of others) if (fits(word)) numbers.push(part.firstClass + number)
  }
}

const maxRememberedLength = 24

export interface WordLookup<Value> {
  readonly read: (word: string) => KnownWord<Value>
  readonly size: number
}

export const makeWordLookup = <Value>(parts: ReadonlyArray<SpelledSource<Value>>): WordLookup<Value> => {
  const opened = parts.filter(({ spelled }) => spelled.words !== "").map(makePartReader)
  const size = parts.reduce((sum, { spelled }) => sum + spelled.size, 0)
  // Shared by all words without terms, which keeps it in the processor's cache.
  const unknownWord = { terms: [], classes: classesFrom([], 0) }
  const read = (word: string): KnownWord<Value> => {
    const terms: Array<Term<Value>> = []
    const numbers: Array<number> = []
    for (const addKnown of opened) addKnown(word, terms, numbers)
    const isKnown = terms.length > 0 || numbers.length > 0
    return isKnown ? { terms, classes: classesFrom(numbers, size) } : unknownWord
  }
  return { read: cacheByWord(read, { maxKeyLength: maxRememberedLength }), size }
}
