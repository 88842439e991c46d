import { soundOf } from "./sound-of.ts"

/** One reading of a text, as written and as it sounds. Words have a space on either side; "." ends a sentence. */
export interface NormalisedText {
  readonly words: string
  readonly sounds: string
  readonly wordList: ReadonlyArray<string>
  readonly soundList: ReadonlyArray<string>
}

export const readingOf = (wordList: ReadonlyArray<string>): NormalisedText => {
  const soundList = wordList.map(soundOf)
  return { words: ` ${wordList.join(" ")} `, sounds: ` ${soundList.join(" ")} `, wordList, soundList }
}

export const emptyText = readingOf([])
