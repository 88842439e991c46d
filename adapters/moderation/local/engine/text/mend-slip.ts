import type { Vocabulary } from "./vocabulary.ts"

const latinWord = /^[a-z]{4,}$/
/** Minimum length, since a missing letter changes a shorter word too much. */
const minLengthForMissingLetter = 5

const firstDifference = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

const hasSwappedLetters = (word: string, meant: string): boolean => {
  const at = firstDifference(word, meant)
  return (
    at > 0 &&
    word[at] === meant[at + 1] &&
    word[at + 1] === meant[at] &&
    word.slice(at + 2) === meant.slice(at + 2)
  )
}

const isOneLetterShort = (word: string, meant: string): boolean => {
  const at = firstDifference(word, meant)
  return at > 0 && word.slice(at) === meant.slice(at + 1)
}

export const mendSlip = (word: string, { byLength, isKnown }: Vocabulary): string => {
  if (!latinWord.test(word) || isKnown(word)) return word
  const ofLength = (length: number): ReadonlyArray<string> => byLength.get(length) ?? []
  return (
    ofLength(word.length).find((meant) => hasSwappedLetters(word, meant)) ??
    (word.length < minLengthForMissingLetter
      ? undefined
      : ofLength(word.length + 1).find((meant) => isOneLetterShort(word, meant))) ??
    word
  )
}
