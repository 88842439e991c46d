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
 * Examples in the learner's layout: bucket by bucket, families side by side. `starts` has where each family of each
 * example begins, then the end, and `shares` the weight of a bucket in each. `examplesWith` counts examples per
 * bucket, one whose features collide twice.
 */
export interface Points {
  readonly families: ReadonlyArray<PointFamily>
  readonly examples: number
  readonly starts: Int32Array
  readonly buckets: Int32Array
  readonly shares: Float64Array
  readonly examplesWith: Int32Array
}

export const offsetsOf = (families: ReadonlyArray<PointFamily>): ReadonlyArray<number> => {
  const offsets = [0]
  for (const { buckets } of families) offsets.push((offsets.at(-1) ?? 0) + buckets)
  return offsets
}

const countExamples = (families: ReadonlyArray<PointFamily>): Int32Array => {
  const offsets = offsetsOf(families)
  const counts = new Int32Array(offsets.at(-1) ?? 0)
  families.forEach(({ hashes, buckets }, family) => {
    const offset = offsets[family] ?? 0
    for (const example of hashes)
      for (const hash of example) {
        const bucket = offset + (hash & (buckets - 1))
        counts[bucket] = (counts[bucket] ?? 0) + 1
      }
  })
  return counts
}

/** Drops buckets with fewer examples than this: they say nothing and cost time. */
export const gatherPoints = (families: ReadonlyArray<PointFamily>, leastExamples: number): Points => {
  const examplesWith = countExamples(families)
  const offsets = offsetsOf(families)
  const examples = families[0]?.hashes.length ?? 0
  const starts = new Int32Array(examples * families.length + 1)
  const shares = new Float64Array(examples * families.length)
  const buckets = new Int32Array(
    examplesWith.reduce((sum, count) => sum + (count < leastExamples ? 0 : count), 0)
  )
  let row = 0
  let size = 0
  for (let example = 0; example < examples; example++)
    families.forEach((family, at) => {
      const hashes = family.hashes[example] ?? emptyHashes
      shares[row] = shareOf(hashes)
      for (const hash of hashes) {
        const bucket = (offsets[at] ?? 0) + (hash & (family.buckets - 1))
        if ((examplesWith[bucket] ?? 0) >= leastExamples) buckets[size++] = bucket
      }
      starts[++row] = size
    })
  return { families, examples, starts, buckets, shares, examplesWith }
}
