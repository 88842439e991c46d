import type { NormalisedText } from "../text/normalise.ts"
import { addCode, addText, finish, hashStart } from "./hash.ts"
import { type AddHash, collectHashes } from "./hash-set.ts"
import { rememberLast } from "./remember-last.ts"

/** Hundreds of letter features, a few dozen concepts and some hints: each family has its own scale. */
export const families = ["letters", "concepts", "hints"] as const

export type Family = (typeof families)[number]

/** The hashes of what a model may have learned, by family, each once. */
export type Features = Readonly<Record<Family, Uint32Array>>

/** Keeps the kinds of letter features apart: each starts from its own hash. */
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

/** Runs of letters that do not cross a space; the spaces around a word belong to it. */
const addRuns = (add: AddHash, text: string, seed: number): void => {
  for (let start = 0; start < text.length - 1; start++) {
    let hash = seed
    for (let length = 1; length <= longest && start + length <= text.length; length++) {
      const code = text.charCodeAt(start + length - 1)
      hash = addCode(hash, code)
      if (length >= shortest) add(finish(hash))
      if (code === space && length > 1) break
    }
  }
}

/** Runs of letters that reach from one word into the next: endings and beginnings that go together. */
const addPhrases = (add: AddHash, text: string): void => {
  for (let start = 0; start + acrossWords <= text.length; start++) {
    if (text.lastIndexOf(" ", start + acrossWords - 2) <= start) continue
    let hash: number = seeds.phrase
    for (let at = start; at < start + acrossWords; at++) hash = addCode(hash, text.charCodeAt(at))
    add(finish(hash))
  }
}

const addWords = (add: AddHash, words: ReadonlyArray<string>): void => {
  let previous = ""
  for (const word of words) {
    add(finish(addText(seeds.word, word)))
    add(finish(addText(addCode(addText(seeds.pair, previous), space), word)))
    previous = word
  }
}

const runsPerLetter = longest - shortest + 1

/** What is written and how it sounds, letter by letter and word by word. */
export const lettersOf = rememberLast((text: NormalisedText): Uint32Array => {
  const most = (text.words.length + text.sounds.length * 3) * runsPerLetter
  return collectHashes(most, (add) => {
    addRuns(add, text.words, seeds.letters)
    addRuns(add, text.sounds, seeds.sounds)
    addPhrases(add, text.sounds)
    addWords(add, text.soundList)
  })
})

/** What rules say of a text. */
export const hashesOf = (hints: ReadonlyArray<string>): Uint32Array =>
  collectHashes(hints.length, (add) => {
    for (const hint of hints) add(finish(addText(hashStart, hint)))
  })

export const noFeatures: Uint32Array = new Uint32Array()
