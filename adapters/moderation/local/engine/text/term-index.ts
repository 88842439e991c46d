import { lazy } from "#core/domain/values/lazy.ts"
import type { NormalisedText } from "./normalised-text.ts"
import { makeWordLookup, type TermSource, termPartsOf, type WordLookup } from "./open-terms.ts"
import { type Classes, classesFrom, endOfSteps, isOfClass, type KnownText } from "./spelled-terms.ts"

export interface Span {
  readonly start: number
  readonly end: number
}

export interface TermMatch<Value> extends Span {
  readonly value: Value
}

type TermSearch<Value> = (text: NormalisedText) => ReadonlyArray<TermMatch<Value>>

const classesInText = ({ known }: KnownText, size: number): Classes => {
  const all = classesFrom([], size)
  for (const { classes } of known) {
    for (let index = 0; index < classes.length; index++)
      all[index] = (all[index] ?? 0) | (classes[index] ?? 0)
  }
  return all
}

const hasAll = (present: Classes, needed: ReadonlyArray<number>): boolean => {
  for (const number of needed) if (!isOfClass(present, number)) return false
  return true
}

const searchTerms = <Value>(
  words: ReadonlyArray<string>,
  { read, size }: WordLookup<Value>,
  found: ReadonlyArray<Array<TermMatch<Value>>>
): void => {
  const known = words.map(read)
  const text = { words, known }
  const present = classesInText(text, size)
  for (let start = 0; start < known.length; start++) {
    for (const { value, source, steps, needed } of known[start]?.terms ?? []) {
      if (!hasAll(present, needed)) continue
      const end = steps.length === 0 ? start + 1 : endOfSteps(steps, 0, text, start)
      if (end > 0) found[source]?.push({ value, start, end })
    }
  }
}

/** Compares only terms that can start with the current word. Results are ordered by source. */
export const indexTerms = <Value>(sources: ReadonlyArray<TermSource<Value>>): TermSearch<Value> => {
  const written = lazy(() => makeWordLookup(termPartsOf(sources, "exact")))
  const heard = lazy(() => makeWordLookup(termPartsOf(sources, "sound")))
  return ({ wordList, soundList }) => {
    const found = sources.map(() => [] as TermMatch<Value>[])
    searchTerms(wordList, written(), found)
    searchTerms(soundList, heard(), found)
    return found.flat()
  }
}
