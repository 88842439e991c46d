import { emptyHashes } from "../engine/model/features.ts"
import { shareOf } from "../engine/model/linear-model.ts"

/**
 * `ratio`: share of class log ratios, as opposed to plain weights, from 0 to 1. `keptShares`: shares of the weights that
 * prunings leave, one after the other; none where all weights are kept.
 */
export interface PointFamily {
  readonly hashes: ReadonlyArray<Uint32Array>
  readonly buckets: number
  readonly scale: number
  readonly ratio: number
  readonly keptShares: ReadonlyArray<number>
}

/**
 * Examples in the learner's layout: bucket by bucket, families side by side, the buckets of a family numbered by how
 * many examples have them, so that a processor's cache holds those that nearly every example reads. `starts` has where each
 * family of each example begins, then the end, and `shares` the weight of a bucket in each. `offsets` has the first bucket of
 * each family, then their number, `hashBuckets` which of a family's hash buckets each one is. `examplesWith` counts
 * examples per bucket, one whose features collide twice.
 */
export interface Points {
  readonly families: ReadonlyArray<PointFamily>
  readonly examples: number
  readonly starts: Int32Array
  readonly buckets: Int32Array
  readonly shares: Float64Array
  readonly offsets: ReadonlyArray<number>
  readonly hashBuckets: ReadonlyArray<Int32Array>
  readonly examplesWith: Int32Array
}

const countExamples = ({ hashes, buckets }: PointFamily): Int32Array => {
  const counts = new Int32Array(buckets)
  for (const example of hashes)
    for (const hash of example) {
      const bucket = hash & (buckets - 1)
      counts[bucket] = (counts[bucket] ?? 0) + 1
    }
  return counts
}

/** Leaves out buckets with fewer examples than this: they say nothing and cost time. */
const frequentFirst = (counts: Int32Array, leastExamples: number): Int32Array => {
  const most = counts.reduce((one, other) => Math.max(one, other), 0)
  const keys = Float64Array.from(counts, (count, bucket) => (most - count) * counts.length + bucket)
  return Int32Array.from(keys.sort(), (key) => key % counts.length).subarray(
    0,
    counts.reduce((kept, count) => kept + (count < leastExamples ? 0 : 1), 0)
  )
}

const numbersOf = (buckets: Int32Array, all: number, first: number): Int32Array => {
  const numbers = new Int32Array(all).fill(-1)
  buckets.forEach((bucket, at) => {
    numbers[bucket] = first + at
  })
  return numbers
}

export const gatherPoints = (families: ReadonlyArray<PointFamily>, leastExamples: number): Points => {
  const counts = families.map(countExamples)
  const hashBuckets = counts.map((each) => frequentFirst(each, leastExamples))
  const offsets = [0]
  for (const { length } of hashBuckets) offsets.push((offsets.at(-1) ?? 0) + length)
  const numbers = families.map(({ buckets }, at) =>
    numbersOf(hashBuckets[at] ?? new Int32Array(), buckets, offsets[at] ?? 0)
  )
  const examplesWith = Int32Array.from(
    hashBuckets.flatMap((buckets, at) => Array.from(buckets, (bucket) => counts[at]?.[bucket] ?? 0))
  )
  const examples = families[0]?.hashes.length ?? 0
  const starts = new Int32Array(examples * families.length + 1)
  const shares = new Float64Array(examples * families.length)
  const buckets = new Int32Array(examplesWith.reduce((sum, count) => sum + count, 0))
  let row = 0
  let size = 0
  for (let example = 0; example < examples; example++)
    families.forEach((family, at) => {
      const hashes = family.hashes[example] ?? emptyHashes
      shares[row] = shareOf(hashes)
      for (const hash of hashes) {
        const bucket = numbers[at]?.[hash & (family.buckets - 1)] ?? -1
        if (bucket >= 0) buckets[size++] = bucket
      }
      starts[++row] = size
    })
  return { families, examples, starts, buckets, shares, offsets, hashBuckets, examplesWith }
}
