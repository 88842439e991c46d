import { foldCharacters } from "./fold-characters.ts"
import { maskPeople, type NameReading } from "./mask-people.ts"
import { mendSlip } from "./mend-slip.ts"
import { type NormalisedText, readingOf } from "./normalised-text.ts"
import { spellPictures } from "./pictures.ts"
import { soundOf } from "./sound-of.ts"
import { joinParts, joinSpacedLetters } from "./spaced-letters.ts"
import { splitLoosely, splitRun } from "./split-run.ts"
import { unmask } from "./unmask.ts"
import type { Vocabulary } from "./vocabulary.ts"
import { cacheByWord } from "./word-cache.ts"

const sentenceEnd = /[.!?।}]["”’»)\]]*(?=\s|$)|\n/g
const tokenPattern = /[\p{L}\p{M}\p{N}*_~@$!#]+|\./gu
const apostrophePattern = /['’`ʼ]/g
/** Without their apostrophe these are other words: "hell", "shed", "whore". */
const contractionPattern = /\b(s?he|who)['’`ʼ](ll|d|re)\b/g
const contractedVerbs: Readonly<Record<string, string>> = { ll: "will", d: "would", re: "are" }
/** "r u ok", but not in "c u m": beside another single letter, these belong to a word that is spelled out. */
const chatPattern = /(?<!\b[a-z\d] )\b(?:r u|u r|c u)\b(?! [a-z\d]\b)/g
const chatWords: Readonly<Record<string, string>> = { "r u": "are you", "u r": "you are", "c u": "see you" }

const spellOut = (text: string): string =>
  text
    .replace(contractionPattern, (_, who: string, verb: string) => `${who} ${contractedVerbs[verb] ?? verb}`)
    .replace(chatPattern, (words) => chatWords[words] ?? words)

const trimmed = new Set(["*", "_", "~", "!", "#"])

const trimEdges = (raw: string): string => {
  let start = 0
  let end = raw.length
  while (start < end && trimmed.has(raw[start] ?? "")) start++
  while (end > start && trimmed.has(raw[end - 1] ?? "")) end--
  return raw.slice(start, end)
}

const readTokenAfresh = (raw: string, vocabulary: Vocabulary): ReadonlyArray<string> => {
  const masked = raw.endsWith("*") && /[a-z]/.test(raw) ? unmask(raw, vocabulary) : []
  const isListed = masked.length === 1 && vocabulary.words.has(masked[0] ?? "")
  return isListed ? masked : unmask(trimEdges(raw), vocabulary)
}

const plainWord = /^(?:[a-z]+|[\u0900-\u0963\u0971-\u097f\u0b80-\u0bd7\u0c00-\u0c63\u0c80-\u0ce3]+)$/
const stretchedLetter = /(.)\1\1/

/** Words that open an insult written in one ("youareanidiot"). Other long words are names, or of another language. */
const joinedAddress = /^(?=[a-z]{9,20}$)(?:you|ur|go|get|shut|ihate)/
const minJoinedWords = 3

const splitJoined = (word: string, vocabulary: Vocabulary): ReadonlyArray<string> => {
  if (!joinedAddress.test(word) || vocabulary.isKnown(word)) return []
  const words = splitRun(Array.from(word), vocabulary)
  return words.length >= minJoinedWords && words.every((one) => one.length < 3 || vocabulary.isEnglish(one))
    ? words
    : []
}

const readOnce = (raw: string, vocabulary: Vocabulary): ReadonlyArray<string> => {
  if (!plainWord.test(raw) || stretchedLetter.test(raw)) return readTokenAfresh(raw, vocabulary)
  const joined = splitJoined(raw, vocabulary)
  return joined.length > 0 ? joined : [mendSlip(raw, vocabulary)]
}

const wordReaders = new WeakMap<Vocabulary, (raw: string) => ReadonlyArray<string>>()

/** Returns the same string for a repeated word, so that later look-ups needn't compare letters. */
const readerFor = (vocabulary: Vocabulary): ((raw: string) => ReadonlyArray<string>) => {
  const known = wordReaders.get(vocabulary)
  if (known !== undefined) return known
  const reader = cacheByWord((raw) => readOnce(raw, vocabulary))
  wordReaders.set(vocabulary, reader)
  return reader
}

const [separator, fragment] = ["[.\\-_·/,|+]", "[\\p{L}\\p{M}\\p{N}@$!*]"]
const separators = new RegExp(separator, "g")

/** "be-var-se": fragments that form a word of the lists. Tried from the first letter alone, lest long words take long. */
const fragmentPattern = new RegExp(`(?<!${fragment})${fragment}+(?:${separator}${fragment}+)+`, "gu")

const possibleFragments = new RegExp(`\\S${separator}\\S`)

const joinFragments = (text: string, vocabulary: Vocabulary): string => {
  if (!possibleFragments.test(text)) return text
  return text.replace(fragmentPattern, (parts) => {
    const joined = joinParts(parts.split(separators), vocabulary)
    if (joined !== undefined) return joined
    const word = unmask(parts.replace(separators, ""), vocabulary).join("")
    return vocabulary.words.has(word) || vocabulary.sounds.has(soundOf(word)) ? word : parts
  })
}

const minCutLength = 4
const latinPiece = /^[a-z]+$/

/** "id iot", "f uck": two pieces that make a word of the lists. At least one piece is no word and no single letter. */
const isCutWord = (one: string, other: string, { listed, isKnown, people }: Vocabulary): boolean => {
  if (one.length + other.length < minCutLength) return false
  if (!latinPiece.test(one) || !listed.has(one + other)) return false
  return [one, other].some(
    (piece) => piece.length > 1 && !isKnown(piece) && people.kindOf(piece) === undefined
  )
}

const joinCutWords = (words: ReadonlyArray<string>, vocabulary: Vocabulary): ReadonlyArray<string> => {
  const joined: Array<string> = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && isCutWord(before, word, vocabulary)) joined[joined.length - 1] = before + word
    else joined.push(word)
  }
  return joined
}

/** One full stop between two sentences, and none around them. */
const betweenSentences = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const first = words.findIndex((word) => word !== ".")
  return words.filter((word, at) => word !== "." || (at > first && (words[at + 1] ?? ".") !== "."))
}

const tokenise = (text: string, vocabulary: Vocabulary): ReadonlyArray<string> => {
  const folded = spellOut(foldCharacters(spellPictures(text))).replace(apostrophePattern, "")
  const plain = joinFragments(folded, vocabulary).replace(sentenceEnd, " . ")
  // A full stop inside a word ("f.u.c.k", "e.g") separates letters but doesn't end a sentence.
  const tokens = plain.replace(/\.(?=\S)/g, " ").match(tokenPattern) ?? []
  const readToken = readerFor(vocabulary)
  const words: Array<string> = []
  for (const raw of tokens) {
    if (raw === ".") words.push(raw)
    else for (const word of readToken(raw)) if (word !== "") words.push(word)
  }
  return joinCutWords(betweenSentences(words), vocabulary)
}

/**
 * Readings of a text: as written and, if it spells words letter by letter, with those letters joined, first into
 * every known word in them, then as most likely meant. Groups and names are masked.
 */
export const normalise = (
  text: string,
  vocabulary: Vocabulary,
  names: NameReading = "surely"
): ReadonlyArray<NormalisedText> => {
  const tokens = tokenise(text, vocabulary)
  const joined = joinSpacedLetters(tokens, vocabulary)
  const read = (words: ReadonlyArray<string>): NormalisedText =>
    readingOf(maskPeople(text, words, vocabulary, names))
  if (joined === tokens) return [read(tokens)]
  const readings = [tokens, joinSpacedLetters(tokens, vocabulary, splitLoosely)].map(read)
  const last = read(joined)
  return [...readings.filter(({ words }) => words !== last.words), last]
}
