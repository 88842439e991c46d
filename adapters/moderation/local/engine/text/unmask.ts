import { shapeOf, type Vocabulary } from "./vocabulary.ts"

const letterOf: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i"
}

const plainWord = /^[\p{L}\p{M}]+$/u
const hasLetter = /\p{L}/u
/** Numbers that keep their letters: 4th, 30min, 5km, 15k, a4, a55, no1, and with the endings of other languages 8ne, 20ஆம். */
const measure =
  /^(?:\d+(?:st|nd|rd|th|am|pm|min|hrs?|days?|yrs?|gb|mb|ms|px|k|kg|km|cm|ml|rs|ne|ke|ki|ka|ku|lo|la|ge|\P{ASCII}+)|\d\d+[a-z]|[a-z]\d|a\d\d|no\d+|\d[a-z]\d?)$/u
const minMaskedLength = 4
const maskPattern = /[*_~#]/
const stretched = /(.)\1\1/u

export const readLeetspeak = (token: string): string =>
  token.replace(/[0-9@$!]/g, (character) => letterOf[character] ?? character)

const shortenStretches = (word: string): string => word.replace(/(.)\1{2,}/gu, "$1")

/** "stuuupid", "goooood": keeps one letter or two, whichever makes a known word. */
const findUnstretched = (token: string, vocabulary: Vocabulary): string | undefined => {
  if (!stretched.test(token)) return undefined
  const [one, two] = [shortenStretches(token), token.replace(/(.)\1{2,}/gu, "$1$1")]
  const isKnownOf = [vocabulary.listed.has.bind(vocabulary.listed), vocabulary.isEnglish]
  return isKnownOf.flatMap((knows) => [two, one].filter(knows))[0] ?? [one, two].find(vocabulary.isKnown)
}

/** A stretched letter; or a sign that may be i or l, beside three letters at least: "u14" has too few. */
const hasUncertainLetters = /(.)\1\1|^(?=(?:\P{L}*\p{L}){3}).*[1!]/u

const findListed = (token: string, vocabulary: Vocabulary): string | undefined => {
  const word = readLeetspeak(token)
  if (vocabulary.words.has(word)) return word
  return hasUncertainLetters.test(token) ? vocabulary.byShape.get(shapeOf(word)) : undefined
}

const isMaskOf = (pattern: string, word: string): boolean => {
  for (let index = 0; index < word.length; index++) {
    if (pattern[index] !== "*" && pattern[index] !== word[index]) return false
  }
  return true
}

/** `f*ck` and `f@ck`: a masked letter may be any letter, if at least one is visible. */
const findMasked = (token: string, vocabulary: Vocabulary): string | undefined => {
  const pattern = token.replace(/[*_~#@]/g, "*")
  if (!/[a-z]/.test(pattern)) return undefined
  return vocabulary.byLength.get(pattern.length)?.find((word) => isMaskOf(pattern, word))
}

const oneMask = /^[a-z]+\*[a-z]+$/
const vowels = ["a", "e", "i", "o", "u"]

/** Most masked letters are vowels. Returns the candidates, the likeliest first. */
const withVowels = (token: string, { likenessOf }: Vocabulary): ReadonlyArray<string> => {
  if (token.length < minMaskedLength || !oneMask.test(token)) return []
  const words = vowels.map((vowel) => token.replace("*", vowel))
  return words
    .map((word) => ({ word, likeness: likenessOf(word) }))
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ word }) => word)
}

const findUnmasked = (token: string, bare: string, vocabulary: Vocabulary): string | undefined => {
  const words = withVowels(token, vocabulary)
  return (
    words.find((word) => vocabulary.listed.has(word)) ??
    (vocabulary.listed.has(bare) ? bare : undefined) ??
    words.find(vocabulary.isEnglish) ??
    words.find(vocabulary.isKnown) ??
    findListed(bare, vocabulary) ??
    findMasked(token, vocabulary) ??
    words[0]
  )
}

const unmaskSymbols = (token: string, vocabulary: Vocabulary): ReadonlyArray<string> => {
  const bare = token.replace(/[*_~#]/g, "")
  const listed = findUnmasked(token, bare, vocabulary)
  if (listed !== undefined) return [listed]
  return unmaskParts(token.replace(/[*#]/g, "").split(/[_~]/), vocabulary)
}

const unmaskParts = (parts: ReadonlyArray<string>, vocabulary: Vocabulary): ReadonlyArray<string> =>
  parts.flatMap((part) => (part === "" ? [] : unmask(part, vocabulary)))

const digitsAlone = /^\d+$/
const wordThenNumber = /^([a-z]{2,})\d+$/

/** "room5": the digits are a number, though the letters that they resemble would make another word. */
const isNumberedWord = (token: string, letters: string, { isEnglish, isKnown }: Vocabulary): boolean =>
  /\d/.test(token) && (isEnglish(wordThenNumber.exec(token)?.[1] ?? "") || !isKnown(letters))

export const unmask = (token: string, vocabulary: Vocabulary): ReadonlyArray<string> => {
  if ((plainWord.test(token) && !stretched.test(token)) || digitsAlone.test(token)) return [token]
  if (maskPattern.test(token)) return unmaskSymbols(token, vocabulary)
  const letters = readLeetspeak(token)
  if (!hasLetter.test(token))
    return vocabulary.listed.has(letters) ? [letters] : [token.replace(/[@$!]/g, "")]
  if (measure.test(token)) return [token]
  const listed = findUnstretched(token, vocabulary) ?? findListed(token, vocabulary)
  if (listed !== undefined) return [listed]
  // "Thanks!bro": the mark is no letter here.
  if (token.includes("!") && !vocabulary.isKnown(letters)) return unmaskParts(token.split("!"), vocabulary)
  const masked = token.includes("@") ? findMasked(token, vocabulary) : undefined
  return [masked ?? (isNumberedWord(token, letters, vocabulary) ? token : shortenStretches(letters))]
}
