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

const withoutDoubled = (word: string, isMeant: (meant: string) => boolean): string | undefined => {
  for (let at = 1; at < word.length; at++) {
    const meant = word.slice(0, at) + word.slice(at + 1)
    if (word[at] === word[at - 1] && isMeant(meant)) return meant
  }
  return undefined
}

/** An English word of the lists with a letter too many. Words of other languages are compared by sound, which has none. */
const undoubled = (word: string, { words, listed, isEnglish, isReal }: Vocabulary): string | undefined =>
  words.has(word) || isEnglish(word) || isReal(word)
    ? undefined
    : withoutDoubled(word, (meant) => latinWord.test(meant) && listed.has(meant) && isEnglish(meant))

export const mendSlip = (word: string, vocabulary: Vocabulary): string => {
  const { byLength, isKnown } = vocabulary
  if (!latinWord.test(word)) return word
  const meant = undoubled(word, vocabulary)
  if (meant !== undefined || isKnown(word)) return meant ?? word
  const ofLength = (length: number): ReadonlyArray<string> => byLength.get(length) ?? []
  return (
    ofLength(word.length).find((meant) => hasSwappedLetters(word, meant)) ??
    (word.length < minLengthForMissingLetter
      ? undefined
      : ofLength(word.length + 1).find((meant) => isOneLetterShort(word, meant))) ??
    word
  )
}
