interface CacheBounds {
  readonly maxEntries?: number
  /** Letters of a word; longer ones are read afresh each time. */
  readonly maxKeyLength?: number
}

/** Cache by word, because most words recur. Bounded, so that hostile texts can't fill the memory. */
export const cacheByWord = <Value>(
  read: (word: string) => Value,
  { maxEntries = 10_000, maxKeyLength = 40 }: CacheBounds = {}
): ((word: string) => Value) => {
  const remembered = new Map<string, Value>()
  return (word) => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    const value = read(word)
    if (word.length > maxKeyLength) return value
    if (remembered.size >= maxEntries) remembered.clear()
    remembered.set(word, value)
    return value
  }
}
