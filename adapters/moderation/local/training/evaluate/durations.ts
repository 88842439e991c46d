/** Histogram in milliseconds with buckets 1 % apart, for constant memory. */
interface Durations {
  readonly add: (ms: number) => void
  readonly quantile: (share: number) => number
  readonly longest: () => number
  readonly total: () => number
}

const minDurationMillis = 0.0001
const durationLogStep = Math.log(1.01)
const durationClassCount = 2_500

const classOf = (ms: number): number =>
  Math.min(durationClassCount - 1, Math.max(0, Math.ceil(Math.log(ms / minDurationMillis) / durationLogStep)))

const quantileIn = (counts: Uint32Array, rank: number): number => {
  let seen = 0
  const found = counts.findIndex((count) => {
    seen += count
    return seen >= rank
  })
  return minDurationMillis * Math.exp(durationLogStep * Math.max(0, found))
}

export const makeDurations = (): Durations => {
  const counts = new Uint32Array(durationClassCount)
  let [count, longest, total] = [0, 0, 0]
  const add = (ms: number): void => {
    const index = classOf(ms)
    counts[index] = (counts[index] ?? 0) + 1
    count++
    longest = Math.max(longest, ms)
    total += ms
  }
  return {
    add,
    quantile: (share) =>
      count === 0 ? 0 : Math.min(longest, quantileIn(counts, Math.max(1, share * count))),
    longest: () => longest,
    total: () => total
  }
}
