import type { Spelling } from "./terms.ts"

/**
 * Terms in the spelling of the texts that are searched, prepared by the training script so that nothing is parsed
 * before a text needs it. Words that terms choose between form a numbered class. `words` holds all words and stems
 * (`stem*`) of the terms in character order, between spaces. `places` has a line for each of them: the `terms` that
 * can start with it. `classes` has another: the classes that it belongs to. `terms` has a line for each term: the
 * index of its value and, if it has more than one word, its items. `patterns` has lines of a pattern with inner stars
 * and its class.
 */
export interface SpelledTerms {
  readonly words: string
  readonly places: string
  readonly classes: string
  readonly terms: string
  readonly patterns: string
  readonly size: number
}

export type SpelledBoth = Readonly<Record<Spelling, SpelledTerms>>

/**
 * Syntax of items: `~6` for up to six words, `3` for a word of class 3, `3|4+5` for choices with phrases, `?` after
 * an optional item.
 */
export const termMarks = { gap: "~", choice: "|", phrase: "+", optional: "?" } as const

export type Classes = Uint32Array

const bitsEach = 32

export const classesFrom = (numbers: ReadonlyArray<number>, size: number): Classes => {
  const classes = new Uint32Array(Math.ceil(size / bitsEach))
  for (const number of numbers) classes[number >>> 5] = (classes[number >>> 5] ?? 0) | (1 << (number & 31))
  return classes
}

export const isOfClass = (classes: Classes, number: number): boolean =>
  (((classes[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1

/** `gap`: maximum words of any kind, 0 for none. `ways`: sequences of classes, the likeliest first. */
export interface TermStep {
  readonly gap: number
  readonly ofClass: number
  readonly ways: ReadonlyArray<ReadonlyArray<number>>
  readonly isOptional: boolean
}

export const readStep = (item: string, firstClass: number): TermStep => {
  if (item.startsWith(termMarks.gap))
    return { gap: Number(item.slice(1)), ofClass: -1, ways: [], isOptional: false }
  const isOptional = item.endsWith(termMarks.optional)
  const required = isOptional ? item.slice(0, -1) : item
  const choices = required
    .split(termMarks.choice)
    .map((way) => way.split(termMarks.phrase).map((number) => firstClass + Number(number)))
  const [first = []] = choices
  return choices.length === 1 && first.length === 1
    ? { gap: 0, ofClass: first[0] ?? -1, ways: [], isOptional }
    : { gap: 0, ofClass: -1, ways: choices, isOptional }
}

export interface KnownText {
  readonly words: ReadonlyArray<string>
  readonly known: ReadonlyArray<{ readonly classes: Classes }>
}

const sentenceEnd = "."

const wordsFrom = ({ words }: KnownText, at: number, most: number): number => {
  let count = 0
  while (count < most && (words[at + count] ?? sentenceEnd) !== sentenceEnd) count++
  return count
}

const isMatchAt = ({ known }: KnownText, at: number, number: number): boolean => {
  const word = known[at]
  return word !== undefined && isOfClass(word.classes, number)
}

/** End of a match of the steps from `at`; 0 without a match. Gaps are greedy. */
export const endOfSteps = (
  steps: ReadonlyArray<TermStep>,
  index: number,
  text: KnownText,
  at: number
): number => {
  const step = steps[index]
  if (step === undefined) return at
  if (step.gap > 0) {
    for (let gap = wordsFrom(text, at, step.gap); gap >= 0; gap--) {
      const end = endOfSteps(steps, index + 1, text, at + gap)
      if (end > 0) return end
    }
    return 0
  }
  if (step.ofClass >= 0 && isMatchAt(text, at, step.ofClass)) {
    const end = endOfSteps(steps, index + 1, text, at + 1)
    if (end > 0) return end
  }
  for (const way of step.ways) {
    const isWay = way.every((number, word) => isMatchAt(text, at + word, number))
    const end = isWay ? endOfSteps(steps, index + 1, text, at + way.length) : 0
    if (end > 0) return end
  }
  return step.isOptional ? endOfSteps(steps, index + 1, text, at) : 0
}
