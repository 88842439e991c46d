const blank = /[\s\p{Z}\p{Cf}]/u

/** Removes spaces and invisible format characters at both ends. Linear, also for hostile text. */
export const trimText = (text: string): string => {
  const points = [...text]
  let start = 0
  let end = points.length
  while (start < end && blank.test(points[start] ?? "")) start++
  while (end > start && blank.test(points[end - 1] ?? "")) end--
  return points.slice(start, end).join("")
}

/** Well-formed Unicode without NUL: what every store keeps unchanged. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000")

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Characters as people see them: grapheme clusters (design section 2). Does not trim. */
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
 * all, or over 12 in one (stacked marks), is too long as well (design section 2).
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
