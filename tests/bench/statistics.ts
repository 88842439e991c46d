/** The value that `part` of all values do not exceed. Expects them sorted. */
export const percentile = (sorted: ReadonlyArray<number>, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

export const sortedUp = (values: ReadonlyArray<number>): ReadonlyArray<number> =>
  values.toSorted((a, b) => a - b)

interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

export const spreadOf = (values: ReadonlyArray<number>): Spread => {
  const sorted = sortedUp(values)
  return { median: percentile(sorted, 0.5), least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 }
}
