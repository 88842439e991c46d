interface CacheBounds {
  readonly most?: number
  readonly longest?: number
}

/** Cache by word, because most words recur. Bounded, so that hostile texts can't fill the memory. */
export const cacheByWord = <Value>(
  read: (word: string) => Value,
  { most = 10_000, longest = 40 }: CacheBounds = {}
): ((word: string) => Value) => {
  const remembered = new Map<string, Value>()
  return (word) => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    const value = read(word)
    if (word.length > longest) return value
    if (remembered.size >= most) remembered.clear()
    remembered.set(word, value)
    return value
  }
}
