/** Share between 0 and 1 with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

const deviations = 1.959964

const between0And1 = (number: number): number => Math.min(1, Math.max(0, number))

/** Uses Wilson's interval; null if `whole` is 0. */
export const shareOf = (part: number, whole: number): Estimate | null => {
  if (whole === 0) return null
  const value = part / whole
  const square = deviations ** 2
  const middle = (value + square / (2 * whole)) / (1 + square / whole)
  const spread = Math.sqrt((value * (1 - value)) / whole + square / (4 * whole ** 2))
  const reach = (deviations * spread) / (1 + square / whole)
  return {
    value,
    low: part === 0 ? 0 : between0And1(middle - reach),
    high: part === whole ? 1 : between0And1(middle + reach)
  }
}

export const normalEstimate = (value: number, variance: number): Estimate => {
  const reach = deviations * Math.sqrt(variance)
  return { value, low: between0And1(value - reach), high: between0And1(value + reach) }
}
