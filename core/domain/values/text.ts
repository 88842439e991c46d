import { lazy } from "./lazy.ts"

const blankCharacters = /^[\s\p{Z}\p{Cf}]$/u
const untrimmedCharacter = /[^\s\p{Z}\p{Cf}]/u
/** Hangul fillers, the combining grapheme joiner and selectors are default-ignorable; the blank of Braille is not. */
const visibleCharacter = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u

const isPair = (text: string): boolean => text.length === 2 && text.codePointAt(0) !== text.charCodeAt(0)

const pointBefore = (text: string, end: number): string => {
  const pair = text.slice(Math.max(0, end - 2), end)
  return isPair(pair) ? pair : text.slice(end - 1, end)
}

/** Behind a black flag, format characters make it that of England, Scotland or Wales. */
const flagTags = /(?<=🏴)\S+?\u{e007f}/u

/**
 * Trims spaces and invisible format characters. Linear in what it removes. Other characters without a shape stay beside
 * visible ones, to which they may belong (a heart's U+FE0F); on their own they are no text.
 */
export const trimText = (text: string): string => {
  if (!visibleCharacter.test(text)) return ""
  const start = text.search(untrimmedCharacter)
  let end = text.length
  for (let last = pointBefore(text, end); blankCharacters.test(last); last = pointBefore(text, end))
    end -= last.length
  const [tags = ""] = flagTags.exec(text.slice(end - 2)) ?? []
  return text.slice(start, end) + tags
}

/** Well-formed Unicode without NUL, which every store preserves. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000")

/** Lazy: creating it takes a tenth of a second on a slow phone, and most pages don't need it. */
const segmenter = lazy(() => new Intl.Segmenter("en"))

export const clustersOf = (text: string): Intl.Segments => segmenter().segment(text)

export const countGraphemes = (text: string): number => {
  let count = 0
  for (const _ of clustersOf(text)) count++
  return count
}

const averageUnitsPerCluster = 5
const maxUnitsPerCluster = 12

const plainAscii = /^[\x20-\x7e]*$/

/**
 * Latin, Greek, Cyrillic, Devanagari to Kannada, and joiners: in these, letters never combine with the next letter.
 */
const plainScripts = /^[\x20-\x7e\u00a0-\u04ff\u0900-\u0cff\u200b-\u200d]*$/
/**
 * Matches any cluster of over 12 code points: it has no two adjacent letters, so at least half of it is marks or
 * joiners.
 */
const longWord = /[^\x20-\x7e]{12}/
const manyMarks = /(?:\p{L}?[^\x20-\x7e\p{L}]){6}/u

/** Fast path: segmenting costs ten times as much as all other checks together. */
const isPlainlyShort = (text: string, limit: number): boolean =>
  text.length <= limit && plainScripts.test(text) && !(longWord.test(text) && manyMarks.test(text))

const isTooTall = (cluster: string): boolean =>
  cluster.length > maxUnitsPerCluster && [...cluster].length > maxUnitsPerCluster

/**
 * Whether a trimmed text has over `limit` grapheme clusters. Also too long: over 5 code points per allowed cluster in
 * total, or over 12 in one (stacked marks).
 */
export const isTooLong = (text: string, limit: number): boolean => {
  if (plainAscii.test(text)) return text.length > limit
  if (isPlainlyShort(text, limit)) return false
  const mostCodePoints = limit * averageUnitsPerCluster
  if (text.length > mostCodePoints * 2 || [...text].length > mostCodePoints) return true
  let count = 0
  for (const { segment } of clustersOf(text)) {
    if (++count > limit || isTooTall(segment)) return true
  }
  return false
}
