/**
 * Weights of a linear model by bucket. Most buckets of a large table have none, so only the rows of the others are
 * kept: that takes a third of the memory. Bit `b` of number `n` in `present` tells whether bucket 32 `n` + `b` has a
 * row, and `rowsBefore` how many rows are before the first bucket of each number. A row has one weight per class.
 */
export interface WeightTable {
  readonly present: Uint32Array
  readonly rowsBefore: Uint32Array
  readonly rows: Int8Array
}

const bitsPerNumber = 32

const countBits = (number: number): number => {
  const inPairs = number - ((number >>> 1) & 0x55555555)
  const inFours = (inPairs & 0x33333333) + ((inPairs >>> 2) & 0x33333333)
  return Math.imul((inFours + (inFours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Row of a hash's bucket, or -1. The number of buckets is a power of two. */
export const rowOf = ({ present, rowsBefore }: WeightTable, hash: number): number => {
  const number = (hash >>> 5) & (present.length - 1)
  const bits = present[number] ?? 0
  const bit = hash & (bitsPerNumber - 1)
  if (((bits >>> bit) & 1) === 0) return -1
  return (rowsBefore[number] ?? 0) + countBits(bits & ((1 << bit) - 1))
}

export const countRows = (present: Uint32Array): number =>
  present.reduce((sum, bits) => sum + countBits(bits), 0)

export const weightTable = (present: Uint32Array, rows: Int8Array): WeightTable => {
  const rowsBefore = new Uint32Array(present.length)
  for (let number = 1; number < present.length; number++)
    rowsBefore[number] = (rowsBefore[number - 1] ?? 0) + countBits(present[number - 1] ?? 0)
  return { present, rowsBefore, rows }
}

/** `weights` hold one weight per bucket and class, interleaved by class. */
export const weightTableOf = (weights: Int8Array, classes: number): WeightTable => {
  const buckets = weights.length / classes
  const present = new Uint32Array(Math.ceil(buckets / bitsPerNumber))
  const rows = new Int8Array(weights.length)
  let size = 0
  for (let bucket = 0; bucket < buckets; bucket++) {
    const row = weights.subarray(bucket * classes, (bucket + 1) * classes)
    if (row.every((weight) => weight === 0)) continue
    present[bucket >>> 5] = (present[bucket >>> 5] ?? 0) | (1 << (bucket & (bitsPerNumber - 1)))
    rows.set(row, size)
    size += classes
  }
  return weightTable(present, rows.slice(0, size))
}
