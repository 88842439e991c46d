import { shareOf } from "../../adapters/moderation/local/model/linear-model.ts"

/** One family of features: how many buckets it has, how much it counts, and the hashes of each example. */
export interface LessonFamily {
  readonly hashes: ReadonlyArray<Uint32Array>
  readonly buckets: number
  readonly scale: number
  /** How far log ratios of the classes replace plain weights, 0 to 1. */
  readonly ratio: number
}

/** What one class of a linear model learns from; `targets` are 1 and -1. */
export interface Lesson {
  readonly families: ReadonlyArray<LessonFamily>
  readonly targets: Int8Array
  readonly costs: Float64Array
}

const countBuckets = ({ hashes, buckets }: LessonFamily, { targets, costs }: Lesson) => {
  const examplesWith = new Int32Array(buckets)
  const positive = new Float64Array(buckets)
  const negative = new Float64Array(buckets)
  hashes.forEach((example, index) => {
    const side = (targets[index] ?? 0) > 0 ? positive : negative
    for (const hash of example) {
      const bucket = hash & (buckets - 1)
      examplesWith[bucket] = (examplesWith[bucket] ?? 0) + 1
      side[bucket] = (side[bucket] ?? 0) + (costs[index] ?? 0)
    }
  })
  return { examplesWith, positive, negative }
}

const sum = (numbers: Float64Array): number => numbers.reduce((total, number) => total + number, 0)

/** How much a bucket counts before learning: rare ones more, and more the more one class has them. */
export const strengthsOf = (family: LessonFamily, lesson: Lesson, leastExamples: number): Float64Array => {
  const { examplesWith, positive, negative } = countBuckets(family, lesson)
  const examples = lesson.targets.length
  const base = sum(lesson.costs) / examples
  const positives = sum(positive) + base * family.buckets
  const negatives = sum(negative) + base * family.buckets
  return positive.map((count, bucket) => {
    const found = examplesWith[bucket] ?? 0
    if (found < leastExamples) return 0
    const rarity = Math.log(1 + examples / found)
    const lean = Math.abs(
      Math.log((count + base) / positives) - Math.log(((negative[bucket] ?? 0) + base) / negatives)
    )
    return family.scale * rarity * (1 - family.ratio + family.ratio * lean)
  })
}

/** An example as the learner walks it: one bucket after the other, families side by side. */
export interface Point {
  readonly buckets: Int32Array
  readonly values: Float64Array
  readonly square: number
  readonly target: number
  readonly cost: number
}

export const startsOf = (families: ReadonlyArray<LessonFamily>): ReadonlyArray<number> =>
  families.map((_, index) => families.slice(0, index).reduce((total, { buckets }) => total + buckets, 0))

/** Only the buckets that count, so that every round is short. */
export const pointOf = (
  { families, targets, costs }: Lesson,
  strengths: ReadonlyArray<Float64Array>,
  index: number,
  cost: number
): Point => {
  const starts = startsOf(families)
  const most = families.reduce((total, { hashes }) => total + (hashes[index]?.length ?? 0), 0)
  const buckets = new Int32Array(most)
  const values = new Float64Array(most)
  let size = 0
  let square = 1
  families.forEach((family, at) => {
    const hashes = family.hashes[index] ?? new Uint32Array()
    const share = shareOf(hashes)
    for (const hash of hashes) {
      const bucket = hash & (family.buckets - 1)
      const value = (strengths[at]?.[bucket] ?? 0) * share
      if (value === 0) continue
      buckets[size] = (starts[at] ?? 0) + bucket
      values[size++] = value
      square += value ** 2
    }
  })
  const target = targets[index] ?? 0
  return {
    buckets: buckets.subarray(0, size),
    values: values.subarray(0, size),
    square,
    target,
    cost: cost * (costs[index] ?? 0)
  }
}
