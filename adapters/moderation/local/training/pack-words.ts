import { sharedBase } from "../engine/text/packed-words.ts"

const sharedLength = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length, sharedBase - 1)
  let length = 0
  while (length < most && one[length] === other[length]) length++
  return length
}

/** Writes sorted words without the letters that they share with the word before: a fifth smaller when compressed. */
export const packWords = (words: ReadonlyArray<string>): string =>
  words
    .map((word, at) => {
      const shared = sharedLength(words[at - 1] ?? "", word)
      return shared.toString(sharedBase) + word.slice(shared)
    })
    .join("\n")
