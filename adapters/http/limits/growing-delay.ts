import { putNewest } from "#core/concurrency/put-newest.ts"
import { hourMillis, secondMillis } from "#core/domain/values/durations.ts"

interface Failures {
  readonly count: number
  readonly openAt: number
}

/** Slows guessing down without locking anybody out: after some free failures, each further one doubles the delay. */
export interface GrowingDelay {
  /** Milliseconds until the next attempt, or 0. */
  readonly waitFor: (key: string, now: number) => number
  readonly fail: (key: string, now: number) => void
  readonly succeed: (key: string) => void
}

const maxDelayMillis = 42 * secondMillis
const maxDelayKeys = 20_000

const delayMillisAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(maxDelayMillis, 2 ** (count - free) * secondMillis)

export const makeGrowingDelay = (free: number, factorOf: (key: string) => number = () => 1): GrowingDelay => {
  const failures = new Map<string, Failures>()

  return {
    waitFor: (key, now) => Math.max(0, Math.ceil((failures.get(key)?.openAt ?? now) - now)),
    fail: (key, now) => {
      const before = failures.get(key)
      const isForgotten = before === undefined || now > before.openAt + hourMillis
      const count = (isForgotten ? 0 : before.count) + 1
      const openAt = now + delayMillisAfter(count, free * factorOf(key))
      putNewest(failures, key, { count, openAt }, maxDelayKeys)
    },
    succeed: (key) => void failures.delete(key)
  }
}
