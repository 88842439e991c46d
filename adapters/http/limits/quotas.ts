import { putNewest } from "#core/concurrency/put-newest.ts"
import { minuteMillis } from "#core/domain/values/durations.ts"

type Range = readonly [least: number, most: number]
export type RandomInRange = (range: Range) => number

/** Token bucket: `atOnce` tokens at first, and `more` every `everyMillis` milliseconds. */
interface QuotaRule {
  readonly atOnce: Range | number
  readonly more: Range | number
  readonly everyMillis: number
}

interface TokenBucket {
  readonly most: number
  readonly left: number
  /** Refills happen at clock steps shared by all buckets, so that their time reveals nothing about use. */
  readonly step: number
}

/**
 * Token buckets by key, in memory. Effect's own rate limiter keeps every key forever and reads the wall clock. Here
 * the least recently used key is forgotten above a limit, which only ever allows more, and time is monotonic.
 */
export interface Quotas {
  /** Milliseconds until a token is available, or 0. Waits of long periods are rounded up to ten minutes. */
  readonly waitFor: (key: string, now: number) => number
  readonly consume: (key: string, now: number) => void
  readonly refund: (key: string) => void
}

const maxQuotaKeys = 20_000
const tenMinutesMillis = 10 * minuteMillis

const rangeOf = (given: Range | number): Range => (typeof given === "number" ? [given, given] : given)

const coarseWaitMillis = (wait: number, everyMillis: number): number =>
  everyMillis < tenMinutesMillis ? Math.ceil(wait) : Math.ceil(wait / tenMinutesMillis) * tenMinutesMillis

export const makeQuota = (
  { atOnce, more, everyMillis }: QuotaRule,
  draw: RandomInRange,
  factorOf: (key: string) => number = () => 1
): Quotas => {
  const buckets = new Map<string, TokenBucket>()

  const newBucket = (step: number, factor: number): TokenBucket => {
    const most = factor * draw(rangeOf(atOnce))
    return { most, left: most, step }
  }
  const refilled = ({ most, left, step }: TokenBucket, now: number, factor: number): TokenBucket => {
    let filled = left
    for (let at = step; at < now && filled < most; at++)
      filled = Math.min(most, filled + factor * draw(rangeOf(more)))
    return { most, left: filled, step: now }
  }
  const bucketOf = (key: string, now: number): TokenBucket => {
    const known = buckets.get(key)
    const step = Math.floor(now / everyMillis)
    const factor = factorOf(key)
    const bucket = known === undefined ? newBucket(step, factor) : refilled(known, step, factor)
    putNewest(buckets, key, bucket, maxQuotaKeys)
    return bucket
  }

  return {
    // Asking takes no room, so that requests which another quota refuses push out no bucket in use.
    waitFor: (key, now) =>
      !buckets.has(key) || bucketOf(key, now).left > 0
        ? 0
        : coarseWaitMillis(everyMillis - (now % everyMillis), everyMillis),
    consume: (key, now) => {
      const bucket = bucketOf(key, now)
      buckets.set(key, { ...bucket, left: bucket.left - 1 })
    },
    refund: (key) => {
      const bucket = buckets.get(key)
      if (bucket !== undefined) buckets.set(key, { ...bucket, left: Math.min(bucket.most, bucket.left + 1) })
    }
  }
}
