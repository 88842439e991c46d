import { foldCharacters } from "./fold-characters.ts"
import { soundOf } from "./sound-of.ts"
import { joinSpacedLetters } from "./spaced-letters.ts"
import { unmask } from "./unmask.ts"
import type { Vocabulary } from "./vocabulary.ts"

/**
 * One reading of a text: the same words twice, as they are written and as they sound. Each stands between two
 * spaces and "." marks the end of a sentence.
 */
export interface NormalisedText {
  readonly words: string
  readonly sounds: string
}

const sentenceEnd = /[.!?।…\n](?=\s|$)/g
const token = /[\p{L}\p{M}\p{N}*_~@$!#]+|\./gu
const apostrophes = /['’`ʼ]/g
const trimmed = new Set(["*", "_", "~", "!", "#"])

const trimEdges = (raw: string): string => {
  let start = 0
  let end = raw.length
  while (start < end && trimmed.has(raw[start] ?? "")) start++
  while (end > start && trimmed.has(raw[end - 1] ?? "")) end--
  return raw.slice(start, end)
}

const readToken = (raw: string, vocabulary: Vocabulary): ReadonlyArray<string> => {
  const masked = raw.endsWith("*") && /[a-z]/.test(raw) ? unmask(raw, vocabulary) : []
  const isListed = masked.length === 1 && vocabulary.words.has(masked[0] ?? "")
  return isListed ? masked : unmask(trimEdges(raw), vocabulary)
}

/** "be-var-se": fragments of a word that the lists know. */
const fragments = /[\p{L}\p{M}\p{N}@$!*]+(?:[.\-_·][\p{L}\p{M}\p{N}@$!*]+)+/gu

const joinFragments = (text: string, vocabulary: Vocabulary): string =>
  text.replace(fragments, (parts) => {
    const word = unmask(parts.replace(/[.\-_·]/g, ""), vocabulary).join("")
    return vocabulary.words.has(word) || vocabulary.sounds.has(soundOf(word)) ? word : parts
  })

const isNeeded = (word: string, index: number, all: ReadonlyArray<string>): boolean =>
  word !== "." || (index > 0 && index < all.length - 1 && all[index + 1] !== ".")

const tokenise = (text: string, vocabulary: Vocabulary): ReadonlyArray<string> => {
  const folded = foldCharacters(text).replace(apostrophes, "")
  const plain = joinFragments(folded, vocabulary).replace(sentenceEnd, " . ")
  // A full stop inside a word ("f.u.c.k", "e.g") separates letters but ends no sentence.
  const tokens = plain.replace(/\.(?=\S)/g, " ").match(token) ?? []
  const words = tokens.flatMap((raw) => (raw === "." ? [raw] : readToken(raw, vocabulary)))
  return words.filter((word) => word !== "").filter(isNeeded)
}

const readingOf = (words: ReadonlyArray<string>): NormalisedText => ({
  words: ` ${words.join(" ")} `,
  sounds: ` ${words.map(soundOf).join(" ")} `
})

/** The text as it stands and, when it spells words letter by letter, also with those letters joined. */
export const normalise = (text: string, vocabulary: Vocabulary): ReadonlyArray<NormalisedText> => {
  const tokens = tokenise(text, vocabulary)
  const joined = joinSpacedLetters(tokens, vocabulary)
  return joined === tokens ? [readingOf(tokens)] : [readingOf(tokens), readingOf(joined)]
}
