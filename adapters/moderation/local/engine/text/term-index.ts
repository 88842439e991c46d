import { later } from "#core/domain/values/later.ts"
import type { NormalisedText } from "./normalised-text.ts"
import { type OpenedWords, openWords, partsOf, type TermSource } from "./open-terms.ts"
import { type Classes, classesFrom, endOfSteps, isOf, type KnownText } from "./spelled-terms.ts"

export interface Span {
  readonly start: number
  readonly end: number
}

export interface TermMatch<Value> extends Span {
  readonly value: Value
}

type TermSearch<Value> = (text: NormalisedText) => ReadonlyArray<TermMatch<Value>>

const allClasses = ({ known }: KnownText, size: number): Classes => {
  const all = classesFrom([], size)
  for (const { classes } of known) {
    for (let index = 0; index < classes.length; index++)
      all[index] = (all[index] ?? 0) | (classes[index] ?? 0)
  }
  return all
}

const hasAll = (present: Classes, needed: ReadonlyArray<number>): boolean => {
  for (const number of needed) if (!isOf(present, number)) return false
  return true
}

const search = <Value>(
  words: ReadonlyArray<string>,
  { read, size }: OpenedWords<Value>,
  found: ReadonlyArray<Array<TermMatch<Value>>>
): void => {
  const known = words.map(read)
  const text = { words, known }
  const present = allClasses(text, size)
  for (let start = 0; start < known.length; start++) {
    for (const { value, source, steps, needed } of known[start]?.terms ?? []) {
      if (!hasAll(present, needed)) continue
      const end = steps.length === 0 ? start + 1 : endOfSteps(steps, 0, text, start)
      if (end > 0) found[source]?.push({ value, start, end })
    }
  }
}

/**
 * Searches many terms at once by comparing only those that can start with the current word. Results are ordered by
 * source. Built on first use.
 */
export const indexTerms = <Value>(sources: ReadonlyArray<TermSource<Value>>): TermSearch<Value> => {
  const written = later(() => openWords(partsOf(sources, "exact")))
  const heard = later(() => openWords(partsOf(sources, "sound")))
  return ({ wordList, soundList }) => {
    const found = sources.map(() => [] as TermMatch<Value>[])
    search(wordList, written(), found)
    search(soundList, heard(), found)
    return found.flat()
  }
}
