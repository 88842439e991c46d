const blank = /^[\s\p{Z}\p{Cf}]$/u
const notBlank = /[^\s\p{Z}\p{Cf}]/u

const isPair = (text: string): boolean => text.length === 2 && text.codePointAt(0) !== text.charCodeAt(0)

/** The last code point of what comes before `end`. */
const pointBefore = (text: string, end: number): string => {
  const pair = text.slice(Math.max(0, end - 2), end)
  return isPair(pair) ? pair : text.slice(end - 1, end)
}

/** Removes spaces and invisible format characters at both ends. Takes no longer for what stands between. */
export const trimText = (text: string): string => {
  const start = text.search(notBlank)
  if (start === -1) return ""
  let end = text.length
  for (let last = pointBefore(text, end); blank.test(last); last = pointBefore(text, end)) end -= last.length
  return text.slice(start, end)
}

/** Well-formed Unicode without NUL: what every store keeps unchanged. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000")

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Characters as people see them: grapheme clusters. Does not trim. */
export const countGraphemes = (text: string): number => {
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

const codePointsPerCharacter = 5
const codePointsPerCluster = 12

const plainAscii = /^[\x20-\x7e]*$/

const isTooTall = (cluster: string): boolean =>
  cluster.length > codePointsPerCluster && [...cluster].length > codePointsPerCluster

/**
 * Whether a trimmed text has over `limit` characters; over 5 code points for each allowed character in
 * all, or over 12 in one (stacked marks), is too long as well.
 */
export const isTooLong = (text: string, limit: number): boolean => {
  if (plainAscii.test(text)) return text.length > limit
  const mostCodePoints = limit * codePointsPerCharacter
  if (text.length > mostCodePoints * 2 || [...text].length > mostCodePoints) return true
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    if (++count > limit || isTooTall(segment)) return true
  }
  return false
}
