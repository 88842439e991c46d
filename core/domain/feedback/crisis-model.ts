import { addCode, addText, finishHash, hashStart } from "../values/hash.ts"
import { hasCrisisPhrase } from "./crisis-phrases.ts"
import { crisisWeights } from "./crisis-weights.gen.ts"

export const crisisBuckets = 2 ** 16
export const maxCrisisStep = 7
/** The weight of each bucket is a step, from -7 to 7, and stands in the file as a letter so far from this one. */
const zeroLetter = "H".charCodeAt(0)

export const letterOfStep = (step: number): string => String.fromCharCode(zeroLetter + step)

const minRunLength = 3
const maxRunLength = 5
const space = " ".charCodeAt(0)

const seeds = {
  run: addText(hashStart, "run"),
  word: addText(hashStart, "word"),
  pair: addText(hashStart, "pair")
} as const

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\p{Cf}’‘']/gu, "")
    .replace(/\p{N}/gu, "0")
    .replace(/(.)\1{2,}/gu, "$1$1")
    .match(/[\p{L}\p{M}0]+/gu) ?? []

export const crisisFeatures = (text: string): Uint32Array => {
  const words = wordsOf(text)
  const letters = ` ${words.join(" ")} `
  const features = new Set<number>()
  for (let start = 0; start < letters.length - 1; start++) {
    let hash = seeds.run
    for (let length = 1; length <= maxRunLength && start + length <= letters.length; length++) {
      hash = addCode(hash, letters.charCodeAt(start + length - 1))
      if (length >= minRunLength) features.add(finishHash(hash))
    }
  }
  let pair: number = seeds.pair
  for (const word of words) {
    features.add(finishHash(addText(seeds.word, word)))
    features.add(finishHash(addText(addCode(pair, space), word)))
    pair = addText(seeds.pair, word)
  }
  return Uint32Array.from(features)
}

/** The whole text, and each of its sentences where it has several. */
export const crisisSpans = (text: string): ReadonlyArray<string> => {
  const sentences = text
    .split(/[.!?।…\n;]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 3)
  return sentences.length > 1 ? [text, ...sentences] : [text]
}

const scoreOf = (span: string): number => {
  const features = crisisFeatures(span)
  let steps = 0
  for (const hash of features)
    steps += crisisWeights.letters.charCodeAt(hash & (crisisBuckets - 1)) - zeroLetter
  return crisisWeights.bias + (steps * crisisWeights.step) / Math.sqrt(Math.max(1, features.length))
}

/** Score from which a text reads like a crisis. Of other acceptable texts two in a hundred reach it, too. */
const leastScore = 0.2

/** A small linear model also finds what no list of phrases holds. */
const readsLikeCrisis = (text: string): boolean =>
  crisisSpans(text).some((span) => scoreOf(span) >= leastScore)

/**
 * Whether somebody tells of harming themselves or of not wanting to live. It decides nothing: the writer is shown where
 * to find help.
 */
export const bringsHelpNote = (text: string): boolean => hasCrisisPhrase(text) || readsLikeCrisis(text)
