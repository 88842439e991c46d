import { minuteMillis } from "#core/domain/values/durations.ts"

type Range = readonly [least: number, most: number]
/** Random integer, both ends included. */
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
  readonly take: (key: string, now: number) => void
  readonly giveBack: (key: string) => void
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
  const allowances = new Map<string, TokenBucket>()

  const keep = (key: string, allowance: TokenBucket): TokenBucket => {
    allowances.delete(key)
    allowances.set(key, allowance)
    const [longestUnused] = allowances.keys()
    if (allowances.size > maxQuotaKeys && longestUnused !== undefined) allowances.delete(longestUnused)
    return allowance
  }
  const drawn = (step: number, factor: number): TokenBucket => {
    const most = factor * draw(rangeOf(atOnce))
    return { most, left: most, step }
  }
  const filledUp = ({ most, left, step }: TokenBucket, now: number, factor: number): TokenBucket => {
    let filled = left
    for (let at = step; at < now && filled < most; at++)
      filled = Math.min(most, filled + factor * draw(rangeOf(more)))
    return { most, left: filled, step: now }
  }
  const allowanceOf = (key: string, now: number): TokenBucket => {
    const [known, step, factor] = [allowances.get(key), Math.floor(now / everyMillis), factorOf(key)]
    return keep(key, known === undefined ? drawn(step, factor) : filledUp(known, step, factor))
  }

  return {
    waitFor: (key, now) =>
      allowanceOf(key, now).left > 0 ? 0 : coarseWaitMillis(everyMillis - (now % everyMillis), everyMillis),
    take: (key, now) => {
      const allowance = allowanceOf(key, now)
      keep(key, { ...allowance, left: allowance.left - 1 })
    },
    giveBack: (key) => {
      const allowance = allowances.get(key)
      if (allowance !== undefined)
        allowances.set(key, { ...allowance, left: Math.min(allowance.most, allowance.left + 1) })
    }
  }
}
