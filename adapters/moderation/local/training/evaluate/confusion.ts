export interface Confusion {
  readonly size: number
  readonly counts: Float64Array
}

export const emptyConfusion = (size: number): Confusion => ({ size, counts: new Float64Array(size * size) })

export const addToConfusion = ({ size, counts }: Confusion, truth: number, found: number): void => {
  const cell = truth * size + found
  counts[cell] = (counts[cell] ?? 0) + 1
}

export const cellCount = ({ size, counts }: Confusion, truth: number, found: number): number =>
  counts[truth * size + found] ?? 0

const sumOfCounts = (numbers: Iterable<number>): number => {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}

export const confusionTotal = ({ counts }: Confusion): number => sumOfCounts(counts)

export const truthsOf = ({ size, counts }: Confusion, one: number): number =>
  sumOfCounts(counts.subarray(one * size, (one + 1) * size))

export const foundOf = ({ size, counts }: Confusion, one: number): number =>
  sumOfCounts(counts.filter((_, cell) => cell % size === one))

/** Rows are truths, columns are predictions. */
export const confusionRows = ({ size, counts }: Confusion): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: size }, (_, row) => [...counts.subarray(row * size, (row + 1) * size)])

/** Additive smoothing: adds one item per class, so that no count is zero. */
export const smoothed = ({ size, counts }: Confusion): Confusion => ({
  size,
  counts: counts.map((count) => count + 1 / size)
})
