import { addCode, addText, finishHash, hashStart } from "#core/domain/values/hash.ts"
import { rememberLast } from "#core/domain/values/remember-last.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import { collectHashes, distinctHashes, reserveHashes } from "./hash-set.ts"

/**
 * Each family has its own scale: a text has hundreds of letter features, a few dozen concepts and some indicators.
 */
export const featureFamilies = ["letters", "concepts", "hints"] as const

export type Family = (typeof featureFamilies)[number]

export type Features = Readonly<Record<Family, Uint32Array>>

const featureSeeds = {
  letters: addText(hashStart, "letters"),
  sounds: addText(hashStart, "sounds"),
  word: addText(hashStart, "word"),
  pair: addText(hashStart, "pair"),
  phrase: addText(hashStart, "phrase")
} as const

const spaceCode = 0x20
const minRunLength = 3
const maxRunLength = 5
const phraseRunLength = 6

let charCodeBuffer = new Uint16Array(2 ** 10)

/** An array is faster than a string here, since each letter is read several times. */
const codesOf = (text: string): Uint16Array => {
  if (charCodeBuffer.length < text.length) charCodeBuffer = new Uint16Array(2 * text.length)
  for (let at = 0; at < text.length; at++) charCodeBuffer[at] = text.charCodeAt(at)
  return charCodeBuffer.subarray(0, text.length)
}

const addRuns = (hashes: Uint32Array, count: number, text: Uint16Array, seed: number): number => {
  let added = count
  for (let start = 0; start < text.length - 1; start++) {
    let hash = seed
    const end = Math.min(text.length, start + maxRunLength)
    for (let at = start; at < end; at++) {
      const code = text[at] ?? 0
      hash = addCode(hash, code)
      if (at - start >= minRunLength - 1) hashes[added++] = finishHash(hash)
      if (code === spaceCode && at > start) break
    }
  }
  return added
}

const addPhrases = (hashes: Uint32Array, count: number, text: Uint16Array): number => {
  let added = count
  let lastSpace = text.subarray(0, phraseRunLength - 2).lastIndexOf(spaceCode)
  for (let start = 0; start + phraseRunLength <= text.length; start++) {
    const reached = start + phraseRunLength - 2
    if (text[reached] === spaceCode) lastSpace = reached
    if (lastSpace <= start) continue
    let hash: number = featureSeeds.phrase
    for (let at = start; at < start + phraseRunLength; at++) hash = addCode(hash, text[at] ?? 0)
    hashes[added++] = finishHash(hash)
  }
  return added
}

const addWords = (hashes: Uint32Array, count: number, words: ReadonlyArray<string>): number => {
  let added = count
  let previous: number = featureSeeds.pair
  for (const word of words) {
    hashes[added++] = finishHash(addText(featureSeeds.word, word))
    hashes[added++] = finishHash(addText(addCode(previous, spaceCode), word))
    previous = addText(featureSeeds.pair, word)
  }
  return added
}

const runsPerLetter = maxRunLength - minRunLength + 1

const digitRun = /\d/

/** Digits become zeros: the length of a number matters, its value doesn't. */
export const maskDigits = (text: string): string => (digitRun.test(text) ? text.replace(/\d/g, "0") : text)

export const lettersOf = rememberLast((reading: NormalisedText): Uint32Array => {
  const [words, sounds] = [maskDigits(reading.words), maskDigits(reading.sounds)]
  const soundList = reading.soundList.map(maskDigits)
  const runs = (words.length + sounds.length) * runsPerLetter
  const hashes = reserveHashes(runs + sounds.length + 2 * soundList.length)
  let count = addRuns(hashes, 0, codesOf(words), featureSeeds.letters)
  const heard = codesOf(sounds)
  count = addRuns(hashes, count, heard, featureSeeds.sounds)
  count = addPhrases(hashes, count, heard)
  return distinctHashes(hashes, addWords(hashes, count, soundList))
})

export const hashesOf = (hints: ReadonlyArray<string>): Uint32Array =>
  collectHashes(hints.length, (add) => {
    for (const hint of hints) add(finishHash(addText(hashStart, hint)))
  })

export const emptyHashes: Uint32Array = new Uint32Array()
