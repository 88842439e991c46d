import { soundOf } from "./sound-of.ts"
import { readLeetspeak } from "./unmask.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** One letter, or one syllable of an Indic script. */
const singleLetter = /^(?:[a-z0-9]|(?:\p{L}[\u094d\u0bcd\u0c4d\u0ccd])*\p{L}\p{M}*)$/u
const shortestRun = 3
/** Two syllables are a run only where they spell a known word; two Latin letters never are. */
const shortestKnownRun = 2
const longestWord = 18

const isKnown = (letters: string, { words, sounds }: Vocabulary): boolean =>
  words.has(letters) || (letters.length > 2 && sounds.has(soundOf(letters)))

interface Split {
  readonly gain: number
  readonly start: number
  readonly isWord: boolean
}

/** For each end: the split that puts most letters into long known words. */
const bestSplits = (letters: ReadonlyArray<string>, vocabulary: Vocabulary): ReadonlyArray<Split> => {
  const best: Array<Split> = [{ gain: 0, start: 0, isWord: true }]
  for (let end = 1; end <= letters.length; end++) {
    let split: Split = { gain: best[end - 1]?.gain ?? 0, start: end - 1, isWord: false }
    for (let start = Math.max(0, end - longestWord); start < end; start++) {
      if (!isKnown(letters.slice(start, end).join(""), vocabulary)) continue
      const gain = (best[start]?.gain ?? 0) + (end - start) ** 2
      if (gain > split.gain) split = { gain, start, isWord: true }
    }
    best.push(split)
  }
  return best
}

/** "brainlessclownnobody" in words, unknown letters kept together. */
export const splitRun = (letters: ReadonlyArray<string>, vocabulary: Vocabulary): ReadonlyArray<string> => {
  const best = bestSplits(letters, vocabulary)
  const words: Array<string> = []
  let unknown = ""
  for (let end = letters.length; end > 0; ) {
    const split = best[end]
    if (split === undefined) break
    const piece = letters.slice(split.start, end).join("")
    if (split.isWord) words.unshift(...(unknown === "" ? [piece] : [piece, unknown]))
    unknown = split.isWord ? "" : piece + unknown
    end = split.start
  }
  return unknown === "" ? words : [unknown, ...words]
}

const isRun = (letters: ReadonlyArray<string>, vocabulary: Vocabulary): boolean =>
  letters.length >= shortestRun
    ? letters.some((letter) => /\p{L}/u.test(letter))
    : letters.length === shortestKnownRun &&
      letters.every((letter) => !/[a-z0-9]/.test(letter)) &&
      isKnown(letters.join(""), vocabulary)

/** The tokens with every run of single letters joined; the same array when there is no such run. */
export const joinSpacedLetters = (
  tokens: ReadonlyArray<string>,
  vocabulary: Vocabulary
): ReadonlyArray<string> => {
  const joined: Array<string> = []
  let run: Array<string> = []
  let hasJoined = false
  const close = () => {
    const letters = run.filter((token) => token !== ".")
    const spellsWords = isRun(letters, vocabulary)
    joined.push(...(spellsWords ? splitRun(letters.map(readLeetspeak), vocabulary) : run))
    hasJoined ||= spellsWords
    run = []
  }
  for (const token of tokens) {
    if (singleLetter.test(token) || (token === "." && run.length > 0)) run.push(token)
    else {
      close()
      joined.push(token)
    }
  }
  close()
  return hasJoined ? joined : tokens
}
