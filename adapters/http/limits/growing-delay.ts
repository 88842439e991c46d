import { hourMillis, secondMillis } from "./token-buckets.ts"

interface Attempts {
  readonly count: number
  readonly openAt: number
}

/** Slows guessing down without locking anybody out: after some free attempts each takes longer than the last. */
export interface GrowingDelay {
  /** Counts an attempt and returns 0, or returns the milliseconds until one may be made. */
  readonly attempt: (key: string, now: number) => number
  /** The attempt was right: what came before it is forgotten. */
  readonly succeed: (key: string) => void
}

const longestMillis = 42 * secondMillis
const mostKeys = 20_000

/** 1, 2, 4 … 42 seconds after the free attempts (security.md section 7). */
const delayAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(longestMillis, 2 ** (count - free) * secondMillis)

export const makeGrowingDelay = (free: number): GrowingDelay => {
  const attempts = new Map<string, Attempts>()

  const makeRoom = (): void => {
    const [longestUnused] = attempts.keys()
    if (attempts.size >= mostKeys && longestUnused !== undefined) attempts.delete(longestUnused)
  }

  return {
    attempt: (key, now) => {
      const before = attempts.get(key)
      if (before !== undefined && now < before.openAt) return Math.ceil(before.openAt - now)
      const isForgotten = before === undefined || now > before.openAt + hourMillis
      const count = (isForgotten ? 0 : before.count) + 1
      attempts.delete(key)
      makeRoom()
      attempts.set(key, { count, openAt: now + delayAfter(count, free) })
      return 0
    },
    succeed: (key) => void attempts.delete(key)
  }
}
