import { later } from "./later.ts"
import type { NormalisedText } from "./normalise.ts"
import { compileTerm, headsOf, isSingleWord, type Spelling, splitTerms } from "./terms.ts"

/** A part of a text, counted in words. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface TermMatch<Value> extends Span {
  readonly value: Value
}

/** Ready when it is first used. */
export type TermSearch<Value> = (text: NormalisedText) => ReadonlyArray<TermMatch<Value>>

export interface TermEntry<Value> {
  readonly terms: string
  readonly spelling: Spelling
  readonly value: Value
}

interface Candidate<Value> {
  readonly value: Value
  readonly expression?: () => RegExp
}

interface Heads<Value> {
  readonly words: Map<string, Array<Candidate<Value>>>
  readonly stems: Map<string, Array<Candidate<Value>>>
  readonly remembered: Map<string, ReadonlyArray<Candidate<Value>>>
}

const longestStem = 24

/** Thousands of terms, of which a text meets a few: each is compiled when it is first met. */
const compileLater = (term: string, spelling: Spelling): (() => RegExp) =>
  later(() => compileTerm(term, spelling))

const add = <Value>(heads: Heads<Value>, head: string, candidate: Candidate<Value>): void => {
  const [map, key] = head.endsWith("*") ? [heads.stems, head.slice(0, -1)] : [heads.words, head]
  const candidates = map.get(key)
  if (candidates === undefined) map.set(key, [candidate])
  else if (!candidates.includes(candidate)) candidates.push(candidate)
}

const indexHeads = <Value>(entries: ReadonlyArray<TermEntry<Value>>, spelling: Spelling): Heads<Value> => {
  const heads: Heads<Value> = { words: new Map(), stems: new Map(), remembered: new Map() }
  for (const { terms, value } of entries.filter((entry) => entry.spelling === spelling)) {
    const whole: Candidate<Value> = { value }
    for (const term of splitTerms(terms)) {
      const candidate = isSingleWord(term) ? whole : { value, expression: compileLater(term, spelling) }
      for (const head of headsOf(term, spelling)) add(heads, head, candidate)
    }
  }
  return heads
}

const collectCandidates = <Value>(
  word: string,
  { words, stems }: Heads<Value>
): ReadonlyArray<Candidate<Value>> => {
  let found: ReadonlyArray<Candidate<Value>> = words.get(word) ?? []
  for (let length = Math.min(word.length, longestStem); length > 0; length--) {
    const started = stems.get(word.slice(0, length))
    if (started !== undefined) found = found.length === 0 ? started : [...found, ...started]
  }
  return found
}

/** Most words come again and again. Bounded, so that hostile texts cannot fill the memory. */
const mostRemembered = 5_000

const candidatesFor = <Value>(word: string, heads: Heads<Value>): ReadonlyArray<Candidate<Value>> => {
  const known = heads.remembered.get(word)
  if (known !== undefined) return known
  if (heads.remembered.size >= mostRemembered) heads.remembered.clear()
  const candidates = collectCandidates(word, heads)
  if (word.length <= longestStem) heads.remembered.set(word, candidates)
  return candidates
}

const lengthAt = (text: string, offset: number, expression: RegExp | undefined): number => {
  if (expression === undefined) return 1
  expression.lastIndex = offset
  const match = expression.exec(text)
  return match === null ? 0 : match[0].split(" ").length
}

const searchHeads = <Value>(
  text: string,
  words: ReadonlyArray<string>,
  heads: Heads<Value>
): ReadonlyArray<TermMatch<Value>> => {
  const matches: Array<TermMatch<Value>> = []
  let offset = 1
  for (const [start, word] of words.entries()) {
    for (const { value, expression } of candidatesFor(word, heads)) {
      const length = lengthAt(text, offset, expression?.())
      if (length > 0) matches.push({ value, start, end: start + length })
    }
    offset += word.length + 1
  }
  return matches
}

/** Looks for many terms at once: only terms that can start with a word are compared at that word. */
export const indexTerms = <Value>(entries: ReadonlyArray<TermEntry<Value>>): TermSearch<Value> => {
  const headsFor = later(() => [indexHeads(entries, "exact"), indexHeads(entries, "sound")] as const)
  return ({ words, sounds, wordList, soundList }) => {
    const [exact, sound] = headsFor()
    return [...searchHeads(words, wordList, exact), ...searchHeads(sounds, soundList, sound)]
  }
}
