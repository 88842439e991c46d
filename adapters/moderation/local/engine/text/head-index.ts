const lastBelow = (heads: ReadonlyArray<string>, limit: string): number => {
  let low = 0
  let high = heads.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((heads[middle] ?? "") < limit) low = middle + 1
    else high = middle
  }
  return low - 1
}

const commonLength = (one: string, other: string, most: number): number => {
  let length = 0
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++
  return length
}

export const maxStemLength = 24
const [pastWord, pastStem] = ["!", "+"]

const findWhole = (heads: ReadonlyArray<string>, word: string, last: number): number => {
  if (word.length > maxStemLength) return lastBelow(heads, word + pastWord)
  return heads[last] === word ? last : last - 1
}

/**
 * Indexes of the heads that match the start of a word: the word itself, then stems (`stem*`), the longest first.
 * `heads` are sorted, so a binary search replaces an index.
 */
export const findHeads = (heads: ReadonlyArray<string>, word: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  let length = Math.min(word.length, maxStemLength)
  let place = lastBelow(heads, word.slice(0, length) + pastStem)
  const whole = findWhole(heads, word, place)
  if (heads[whole] === word) found.push(whole)
  while (length > 0) {
    const head = heads[place]
    if (head === undefined) break
    const shared = commonLength(head, word, length)
    const isStem = head.length === shared + 1 && head.endsWith("*")
    if (isStem) found.push(place)
    length = isStem ? shared - 1 : Math.min(shared, length - 1)
    place = length > 0 ? lastBelow(heads, word.slice(0, length) + pastStem) : -1
  }
  return found
}
