import { rememberLast } from "#core/domain/values/remember-last.ts"
import { addCode, addText, finish, hashStart } from "../text/hash.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import { collectHashes, distinct, roomFor } from "./hash-set.ts"

/**
 * Each family has its own scale: a text has hundreds of letter features, a few dozen concepts and some indicators.
 */
export const families = ["letters", "concepts", "hints"] as const

export type Family = (typeof families)[number]

export type Features = Readonly<Record<Family, Uint32Array>>

/** Separate seeds keep the kinds of letter features from colliding. */
const seeds = {
  letters: addText(hashStart, "letters"),
  sounds: addText(hashStart, "sounds"),
  word: addText(hashStart, "word"),
  pair: addText(hashStart, "pair"),
  phrase: addText(hashStart, "phrase")
} as const

const space = 0x20
const shortest = 3
const longest = 5
const acrossWords = 6

let codes = new Uint16Array(2 ** 10)

/** An array is faster than a string here, since each letter is read several times. */
const codesOf = (text: string): Uint16Array => {
  if (codes.length < text.length) codes = new Uint16Array(2 * text.length)
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at)
  return codes.subarray(0, text.length)
}

const addRuns = (hashes: Uint32Array, count: number, text: Uint16Array, seed: number): number => {
  let added = count
  for (let start = 0; start < text.length - 1; start++) {
    let hash = seed
    const end = Math.min(text.length, start + longest)
    for (let at = start; at < end; at++) {
      const code = text[at] ?? 0
      hash = addCode(hash, code)
      if (at - start >= shortest - 1) hashes[added++] = finish(hash)
      if (code === space && at > start) break
    }
  }
  return added
}

const addPhrases = (hashes: Uint32Array, count: number, text: Uint16Array): number => {
  let added = count
  let lastSpace = text.subarray(0, acrossWords - 2).lastIndexOf(space)
  for (let start = 0; start + acrossWords <= text.length; start++) {
    const reached = start + acrossWords - 2
    if (text[reached] === space) lastSpace = reached
    if (lastSpace <= start) continue
    let hash: number = seeds.phrase
    for (let at = start; at < start + acrossWords; at++) hash = addCode(hash, text[at] ?? 0)
    hashes[added++] = finish(hash)
  }
  return added
}

const addWords = (hashes: Uint32Array, count: number, words: ReadonlyArray<string>): number => {
  let added = count
  let previous: number = seeds.pair
  for (const word of words) {
    hashes[added++] = finish(addText(seeds.word, word))
    hashes[added++] = finish(addText(addCode(previous, space), word))
    previous = addText(seeds.pair, word)
  }
  return added
}

const runsPerLetter = longest - shortest + 1

const figure = /\d/

/** Digits become zeros: the length of a number matters, its value doesn't. */
export const withoutFigures = (text: string): string => (figure.test(text) ? text.replace(/\d/g, "0") : text)

export const lettersOf = rememberLast((reading: NormalisedText): Uint32Array => {
  const [words, sounds] = [withoutFigures(reading.words), withoutFigures(reading.sounds)]
  const soundList = reading.soundList.map(withoutFigures)
  const runs = (words.length + sounds.length) * runsPerLetter
  const hashes = roomFor(runs + sounds.length + 2 * soundList.length)
  let count = addRuns(hashes, 0, codesOf(words), seeds.letters)
  const heard = codesOf(sounds)
  count = addRuns(hashes, count, heard, seeds.sounds)
  count = addPhrases(hashes, count, heard)
  return distinct(hashes, addWords(hashes, count, soundList))
})

export const hashesOf = (hints: ReadonlyArray<string>): Uint32Array =>
  collectHashes(hints.length, (add) => {
    for (const hint of hints) add(finish(addText(hashStart, hint)))
  })

export const noFeatures: Uint32Array = new Uint32Array()
