/** Chance that a standard normal value lies further from 0 than `z` (Abramowitz and Stegun 26.2.17). */
const twoSided = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = series.reduce((total, factor, index) => total + factor * t ** (index + 1), 0)
  return Math.min(1, 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum)
}

/**
 * The sign test, by the normal approximation: the chance that so many more differences of pairs lie on one side of 0
 * than on the other, when each side is as likely. However far a busy machine delays single answers, each counts once.
 */
export const signTest = (differences: ReadonlyArray<number>): number => {
  const above = differences.filter((difference) => difference > 0).length
  const below = differences.filter((difference) => difference < 0).length
  return above + below === 0 ? 1 : twoSided((above - below) / Math.sqrt(above + below))
}

export interface SignTestPair {
  readonly first: number
  readonly second: number
}

/**
 * The third of the pairs that took least time together, and so were least disturbed by what else the machine did. The
 * choice favours neither of a pair.
 */
export const leastDisturbedPairs = (pairs: ReadonlyArray<SignTestPair>): ReadonlyArray<SignTestPair> =>
  pairs.toSorted((a, b) => a.first + a.second - b.first - b.second).slice(0, Math.ceil(pairs.length / 3))

export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
