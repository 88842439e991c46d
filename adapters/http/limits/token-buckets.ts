/** How often something may happen: `burst` times at once, then once every `everyMillis`. */
export interface Rate {
  readonly burst: number
  readonly everyMillis: number
}

export const secondMillis = 1000
export const minuteMillis = 60 * secondMillis
export const hourMillis = 60 * minuteMillis
export const dayMillis = 24 * hourMillis

interface Bucket {
  readonly tokens: number
  readonly at: number
}

/**
 * Counts by key, in memory alone. Effect's own rate limiter keeps every key for ever and reads the wall clock; here
 * the longest unused key is forgotten when there are too many, and times are those of a clock that never goes back.
 */
export interface TokenBuckets {
  /** Milliseconds until there is a token; 0 when there is one. */
  readonly waitFor: (key: string, now: number) => number
  readonly take: (key: string, now: number) => void
  readonly giveBack: (key: string) => void
}

const mostKeys = 20_000

export const makeTokenBuckets = ({ burst, everyMillis }: Rate): TokenBuckets => {
  const buckets = new Map<string, Bucket>()

  const tokensOf = (key: string, now: number): number => {
    const bucket = buckets.get(key)
    return bucket === undefined ? burst : Math.min(burst, bucket.tokens + (now - bucket.at) / everyMillis)
  }
  const makeRoom = (): void => {
    const [longestUnused] = buckets.keys()
    if (buckets.size >= mostKeys && longestUnused !== undefined) buckets.delete(longestUnused)
  }

  return {
    waitFor: (key, now) => Math.max(0, Math.ceil((1 - tokensOf(key, now)) * everyMillis)),
    take: (key, now) => {
      const tokens = tokensOf(key, now) - 1
      // Put at the end: the map's order is the order of use.
      buckets.delete(key)
      makeRoom()
      buckets.set(key, { tokens, at: now })
    },
    giveBack: (key) => {
      const bucket = buckets.get(key)
      if (bucket !== undefined) buckets.set(key, { ...bucket, tokens: bucket.tokens + 1 })
    }
  }
}
