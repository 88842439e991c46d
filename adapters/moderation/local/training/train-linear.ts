import type { Points } from "./points.ts"
import { makeRandom, shuffle } from "./random.ts"

export interface LinearOptions {
  readonly cost: number
  readonly epochs: number
  readonly leastExamples: number
}

/** `targets` are 1 or -1, `costs` weigh each example's error. */
interface TrainingTarget {
  readonly targets: Int8Array
  readonly costs: Float64Array
}

export interface LearnedClass {
  readonly weights: ReadonlyArray<Float64Array>
  readonly bias: number
}

/** Tables have millions of buckets, and a callback for each takes ten times as long as a loop. */
const sumOf = (numbers: Float64Array): number => {
  let total = 0
  for (const number of numbers) total += number
  return total
}

const costsByBucket = (points: Points, { targets, costs }: TrainingTarget) => {
  const positive = new Float64Array(points.examplesWith.length)
  const negative = new Float64Array(points.examplesWith.length)
  const perExample = points.families.length
  for (let example = 0; example < points.examples; example++) {
    const side = (targets[example] ?? 0) > 0 ? positive : negative
    const cost = costs[example] ?? 0
    const end = points.starts[(example + 1) * perExample] ?? 0
    for (let at = points.starts[example * perExample] ?? 0; at < end; at++) {
      const bucket = points.buckets[at] ?? 0
      side[bucket] = (side[bucket] ?? 0) + cost
    }
  }
  return { positive, negative }
}

/** NB scaling: a bucket counts more the rarer it is and the more one class dominates it. */
const strengthsOf = (points: Points, lesson: TrainingTarget): Float64Array => {
  const { positive, negative } = costsByBucket(points, lesson)
  const base = sumOf(lesson.costs) / points.examples
  const { offsets } = points
  const strengths = new Float64Array(positive.length)
  points.families.forEach((family, at) => {
    const [start, end] = [offsets[at] ?? 0, offsets[at + 1] ?? 0]
    const positives = Math.log(sumOf(positive.subarray(start, end)) + base * family.buckets)
    const negatives = Math.log(sumOf(negative.subarray(start, end)) + base * family.buckets)
    for (let bucket = start; bucket < end; bucket++) {
      const [within, without] = [positive[bucket] ?? 0, negative[bucket] ?? 0]
      if (within + without === 0) continue
      const rarity = Math.log(1 + points.examples / (points.examplesWith[bucket] ?? 1))
      const lean = Math.abs(Math.log(within + base) - positives - Math.log(without + base) + negatives)
      strengths[bucket] = family.scale * rarity * (1 - family.ratio + family.ratio * lean)
    }
  })
  return strengths
}

/** Interleaves each bucket's weight, already scaled, with the square of its strength. */
const tableOf = (strengths: Float64Array): Float64Array => {
  const table = new Float64Array(2 * strengths.length)
  for (let bucket = 0; bucket < strengths.length; bucket++)
    table[2 * bucket + 1] = (strengths[bucket] ?? 0) ** 2
  return table
}

const weightsIn = (table: Float64Array, start: number, end: number): Float64Array => {
  const weights = new Float64Array(end - start)
  for (let bucket = start; bucket < end; bucket++) weights[bucket - start] = table[2 * bucket] ?? 0
  return weights
}

const squareOf = ({ families, starts, buckets, shares }: Points, table: Float64Array, example: number) => {
  let square = 1
  for (let row = example * families.length; row < (example + 1) * families.length; row++) {
    let total = 0
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at++) total += table[2 * (buckets[at] ?? 0) + 1] ?? 0
    square += total * (shares[row] ?? 0) ** 2
  }
  return square
}

const scoreOf = ({ families, starts, buckets, shares }: Points, table: Float64Array, example: number) => {
  let score = 0
  for (let row = example * families.length; row < (example + 1) * families.length; row++) {
    let total = 0
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at++) total += table[2 * (buckets[at] ?? 0)] ?? 0
    score += total * (shares[row] ?? 0)
  }
  return score
}

const addScaled = (points: Points, table: Float64Array, example: number, step: number): void => {
  const { families, starts, buckets, shares } = points
  for (let row = example * families.length; row < (example + 1) * families.length; row++) {
    const scaled = step * (shares[row] ?? 0)
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at++) {
      const bucket = 2 * (buckets[at] ?? 0)
      table[bucket] = (table[bucket] ?? 0) + scaled * (table[bucket + 1] ?? 0)
    }
  }
}

/** Linear SVM with squared hinge loss, by dual coordinate descent. */
const descend = (
  points: Points,
  table: Float64Array,
  lesson: TrainingTarget,
  options: LinearOptions
): number => {
  const alphas = new Float64Array(points.examples)
  const squares = alphas.map((_, example) => squareOf(points, table, example))
  const order = Int32Array.from(alphas, (_, example) => example)
  const random = makeRandom(1)
  let bias = 0
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random)
    for (const example of order) {
      const cost = options.cost * (lesson.costs[example] ?? 0)
      if (cost === 0) continue
      const target = lesson.targets[example] ?? 0
      const alpha = alphas[example] ?? 0
      const slope = target * (scoreOf(points, table, example) + bias) - 1 + alpha / (2 * cost)
      const next = Math.max(0, alpha - slope / ((squares[example] ?? 1) + 1 / (2 * cost)))
      const step = (next - alpha) * target
      if (step === 0) continue
      alphas[example] = next
      bias += step
      addScaled(points, table, example, step)
    }
  }
  return bias
}

const leastKeptSize = (weights: Float64Array, share: number): number => {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort()
  return sizes[Math.ceil((1 - share) * sizes.length)] ?? 0
}

const withoutPruned = (points: Points, strengths: Float64Array): Points => {
  const buckets = new Int32Array(points.buckets.length)
  const starts = new Int32Array(points.starts.length)
  let size = 0
  for (let row = 0; row + 1 < starts.length; row++) {
    const end = points.starts[row + 1] ?? 0
    for (let at = points.starts[row] ?? 0; at < end; at++) {
      const bucket = points.buckets[at] ?? 0
      if (strengths[bucket] !== 0) buckets[size++] = bucket
    }
    starts[row + 1] = size
  }
  return { ...points, starts, buckets: buckets.slice(0, size) }
}

const inHashBuckets = (weights: Float64Array, size: number, hashBuckets: Int32Array): Float64Array => {
  const placed = new Float64Array(size)
  hashBuckets.forEach((bucket, at) => {
    placed[bucket] = weights[at] ?? 0
  })
  return placed
}

/**
 * Iterative pruning: each family keeps the shares of its largest weights, one after the other, and learns anew with what is
 * left, so that few weights say what many did.
 */
export const learnWeights = (
  points: Points,
  lesson: TrainingTarget,
  options: LinearOptions
): LearnedClass => {
  const { families, offsets } = points
  const strengths = strengthsOf(points, lesson)
  const prunings = Math.max(...families.map(({ keptShares }) => keptShares.length))
  let kept = points
  let table = tableOf(strengths)
  let bias = descend(kept, table, lesson, options)
  const weightsOf = (family: number): Float64Array =>
    weightsIn(table, offsets[family] ?? 0, offsets[family + 1] ?? 0)
  for (let pruning = 0; pruning < prunings; pruning++) {
    families.forEach(({ keptShares }, family) => {
      const weights = weightsOf(family)
      const least = leastKeptSize(weights, keptShares[pruning] ?? 1)
      for (let at = 0; at < weights.length; at++)
        if (Math.abs(weights[at] ?? 0) < least) strengths[(offsets[family] ?? 0) + at] = 0
    })
    kept = withoutPruned(kept, strengths)
    table = tableOf(strengths)
    bias = descend(kept, table, lesson, options)
  }
  return {
    bias,
    weights: families.map(({ buckets }, family) =>
      inHashBuckets(weightsOf(family), buckets, points.hashBuckets[family] ?? new Int32Array())
    )
  }
}
