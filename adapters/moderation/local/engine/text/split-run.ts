import { soundOf } from "./sound-of.ts"
import type { Vocabulary } from "./vocabulary.ts"

const maxWordLength = 18

const isListed = (piece: string, { words, sounds }: Vocabulary): boolean =>
  words.has(piece) || (piece.length > 2 && sounds.has(soundOf(piece)))

export type SplitRun = (letters: ReadonlyArray<string>, vocabulary: Vocabulary) => ReadonlyArray<string>

interface Split {
  readonly gain: number
  readonly start: number
  readonly isWord: boolean
}

/** Shorter pieces occur in any word. */
const minUnlistedPart = 3
const shortWords = new Set(
  "a i u r are was the and for has is to of my so be in me he we ur am an as at by do go it no on or up us".split(
    " "
  )
)

const isWordPart = (piece: string, vocabulary: Vocabulary): boolean =>
  shortWords.has(piece) ||
  ((piece.length >= minUnlistedPart || !/^[a-z]/.test(piece)) && vocabulary.isKnown(piece))

/** Best split for each end, preferring long known words; undefined if known words don't reach that end. */
const bestSplits = (
  letters: ReadonlyArray<string>,
  vocabulary: Vocabulary,
  leavesRest: boolean
): ReadonlyArray<Split | undefined> => {
  const isWord = leavesRest ? isListed : isWordPart
  const best: Array<Split | undefined> = [{ gain: 0, start: 0, isWord: true }]
  for (let end = 1; end <= letters.length; end++) {
    const gain = best[end - 1]?.gain ?? 0
    let split: Split | undefined = leavesRest ? { gain, start: end - 1, isWord: false } : undefined
    for (let start = Math.max(0, end - maxWordLength); start < end; start++) {
      const before = best[start]
      const gain = (before?.gain ?? 0) + (end - start) ** 2
      if (before === undefined || (split !== undefined && gain <= split.gain)) continue
      if (isWord(letters.slice(start, end).join(""), vocabulary)) split = { gain, start, isWord: true }
    }
    best.push(split)
  }
  return best
}

/** Words along the best splits, with unknown letters kept together; empty if no split reaches the end. */
const splitWords = (
  letters: ReadonlyArray<string>,
  best: ReadonlyArray<Split | undefined>
): ReadonlyArray<string> => {
  const words: Array<string> = []
  let unknown = ""
  for (let end = letters.length; end > 0; ) {
    const split = best[end]
    if (split === undefined) return []
    const piece = letters.slice(split.start, end).join("")
    if (split.isWord) words.unshift(...(unknown === "" ? [piece] : [piece, unknown]))
    unknown = split.isWord ? "" : piece + unknown
    end = split.start
  }
  return unknown === "" ? words : [unknown, ...words]
}

const minMeanLength = 4
const minEnglishMeanLength = 3

const isEnglishAll = (words: ReadonlyArray<string>, { isEnglish }: Vocabulary): boolean =>
  words.every((word) => shortWords.has(word) || isEnglish(word))

/** Accepts only mostly long words, since chance produces short ones. */
const isLikely = (words: ReadonlyArray<string>, vocabulary: Vocabulary): boolean => {
  const least = isEnglishAll(words, vocabulary) ? minEnglishMeanLength : minMeanLength
  return words.length > 0 && words.join("").length >= least * words.length
}

/** A long word of one language is never three words of another. */
const minSentenceWords = 3

/** Longer runs are probably several words without spaces. */
const maxLatinWordLength = 14
const maxIndicWordLength = 8

const isLong = (letters: ReadonlyArray<string>): boolean =>
  letters.length > (/[a-z]/.test(letters[0] ?? "") ? maxLatinWordLength : maxIndicWordLength)

/** Only the rest of the letters tells whether "I" and "a" at the ends are words. */
const withoutEnds = (whole: string, { isEnglish }: Vocabulary): ReadonlyArray<string> => {
  const [, first = "", rest = "", last = ""] = /^([aiur]?)(.{3,}?)([aiur]?)$/u.exec(whole) ?? []
  const ways = [
    [first, rest + last],
    [first + rest, last],
    [first, rest, last]
  ].map((words) => words.filter((word) => word !== ""))
  return ways.find((words) => words.every((word) => word.length === 1 || isEnglish(word))) ?? []
}

export const splitLoosely: SplitRun = (letters, vocabulary) =>
  splitWords(letters, bestSplits(letters, vocabulary, true))

/** Splits "youareaclown", which known words fill. Any other run is one word unless it is very long. */
export const splitRun: SplitRun = (letters, vocabulary) => {
  const whole = letters.join("")
  const filled = splitWords(letters, bestSplits(letters, vocabulary, false))
  const isFilled = isLikely(filled, vocabulary)
  if (isFilled && filled.length >= minSentenceWords && isEnglishAll(filled, vocabulary)) return filled
  if (!isLong(letters)) {
    if (vocabulary.isKnown(whole)) return [whole]
    const ends = withoutEnds(whole, vocabulary)
    if (ends.length > 0) return ends
  }
  if (isFilled) return filled
  return isLong(letters) ? splitLoosely(letters, vocabulary) : [whole]
}
