interface Ranked {
  readonly value: number
  readonly isFirst: boolean
}

/** Chance that a standard normal value lies further from 0 than `z` (Abramowitz and Stegun 26.2.17). */
const twoSided = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = series.reduce((total, factor, index) => total + factor * t ** (index + 1), 0)
  return 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/** Ranks from 1; equal values share the middle of theirs. */
const rankSum = (sorted: ReadonlyArray<Ranked>): number => {
  const groups = [...Map.groupBy(sorted, ({ value }) => value).values()]
  let before = 0
  let sum = 0
  for (const group of groups) {
    sum += (before + (group.length + 1) / 2) * group.filter(({ isFirst }) => isFirst).length
    before += group.length
  }
  return sum
}

/**
 * Mann-Whitney's test, by the normal approximation (20 values or more on each side): the chance that two samples
 * from one source differ as much as these.
 */
export const mannWhitney = (first: ReadonlyArray<number>, second: ReadonlyArray<number>): number => {
  const ranked = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false }))
  ].sort((a, b) => a.value - b.value)
  const u = rankSum(ranked) - (first.length * (first.length + 1)) / 2
  const [mean, all] = [(first.length * second.length) / 2, ranked.length]
  return Math.min(1, twoSided((u - mean) / Math.sqrt((mean * (all + 1)) / 6)))
}
