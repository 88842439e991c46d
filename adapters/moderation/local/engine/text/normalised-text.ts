import { soundOf } from "./sound-of.ts"

/**
 * One reading of a text: the same words twice, as they are written and as they sound. Each stands between two
 * spaces and "." marks the end of a sentence.
 */
export interface NormalisedText {
  readonly words: string
  readonly sounds: string
  /** The same once more, one by one: split once, looked up often. */
  readonly wordList: ReadonlyArray<string>
  readonly soundList: ReadonlyArray<string>
}

export const readingOf = (wordList: ReadonlyArray<string>): NormalisedText => {
  const soundList = wordList.map(soundOf)
  return { words: ` ${wordList.join(" ")} `, sounds: ` ${soundList.join(" ")} `, wordList, soundList }
}

export const emptyText = readingOf([])
