import type { NormalisedText } from "../text/normalise.ts"
import { addCode, addText, finish, hashStart } from "./hash.ts"
import { type HashSet, makeHashSet } from "./hash-set.ts"
import { rememberLast } from "./remember-last.ts"

/** Keeps the kinds of features apart: each starts from its own hash. */
const seeds = {
  letters: addText(hashStart, "letters"),
  sounds: addText(hashStart, "sounds"),
  word: addText(hashStart, "word"),
  pair: addText(hashStart, "pair"),
  phrase: addText(hashStart, "phrase"),
  hint: addText(hashStart, "hint")
} as const

const space = 0x20

interface Lengths {
  readonly shortest: number
  readonly longest: number
}

const letterLengths: Lengths = { shortest: 2, longest: 5 }
const soundLengths: Lengths = { shortest: 2, longest: 6 }
const phraseLengths: Lengths = { shortest: 5, longest: 8 }

/** Runs of letters that do not cross a space; the spaces around a word belong to it. */
const addRuns = (set: HashSet, text: string, seed: number, { shortest, longest }: Lengths): void => {
  for (let start = 0; start < text.length - 1; start++) {
    let hash = seed
    for (let length = 1; length <= longest && start + length <= text.length; length++) {
      const code = text.charCodeAt(start + length - 1)
      hash = addCode(hash, code)
      if (length >= shortest) set.add(finish(hash))
      if (code === space && length > 1) break
    }
  }
}

/** Runs of letters that reach from one word into the next: endings and beginnings that go together. */
const addPhrases = (set: HashSet, text: string, { shortest, longest }: Lengths): void => {
  for (let start = 0; start < text.length - 1; start++) {
    let hash: number = seeds.phrase
    let lastSpace = start
    for (let length = 1; length <= longest && start + length <= text.length; length++) {
      const at = start + length - 1
      const code = text.charCodeAt(at)
      hash = addCode(hash, code)
      if (length >= shortest && lastSpace > start) set.add(finish(hash))
      if (code === space) lastSpace = at
    }
  }
}

const addWords = (set: HashSet, words: ReadonlyArray<string>): void => {
  let previous = ""
  for (const word of words) {
    set.add(finish(addText(seeds.word, word)))
    set.add(finish(addText(addCode(addText(seeds.pair, previous), space), word)))
    previous = word
  }
}

const addHints = (set: HashSet, hints: ReadonlyArray<string>, copies: number): void => {
  for (const hint of hints) {
    const hash = addText(seeds.hint, hint)
    for (let copy = 0; copy < copies; copy++) set.add(finish(addCode(hash, copy)))
  }
}

const runsPerLetter = 4 + 5 + 4 + 2

/** What rules say of a text. As one feature among hundreds each hint counts little: `copies` give it weight. */
export interface Hints {
  readonly hints: ReadonlyArray<string>
  readonly copies: number
}

const featuresOfHints = ({ hints, copies }: Hints): Uint32Array => {
  const set = makeHashSet(hints.length * copies)
  addHints(set, hints, copies)
  return set.values()
}

const lettersOf = rememberLast((text: NormalisedText): Uint32Array => {
  const set = makeHashSet((text.words.length + text.sounds.length) * runsPerLetter)
  addRuns(set, text.words, seeds.letters, letterLengths)
  addRuns(set, text.sounds, seeds.sounds, soundLengths)
  addPhrases(set, text.sounds, phraseLengths)
  addWords(set, text.sounds.trim().split(" "))
  return set.values()
})

const joined = (one: Uint32Array, other: Uint32Array): Uint32Array => {
  const all = new Uint32Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

/** The hashes of everything in a text that a model may have learned, each once, and of the hints. */
export const featuresOf = (text: NormalisedText, hints: Hints): Uint32Array =>
  withHints(lettersOf(text), hints)

export const withHints = (features: Uint32Array, hints: Hints): Uint32Array =>
  joined(features, featuresOfHints(hints))
