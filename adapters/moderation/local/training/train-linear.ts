import { offsetsOf, type Points } from "./points.ts"
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
  const offsets = offsetsOf(points.families)
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

export const learnWeights = (
  points: Points,
  lesson: TrainingTarget,
  options: LinearOptions
): LearnedClass => {
  const table = tableOf(strengthsOf(points, lesson))
  const bias = descend(points, table, lesson, options)
  const offsets = offsetsOf(points.families)
  const weights = points.families.map((_, family) =>
    weightsIn(table, offsets[family] ?? 0, offsets[family + 1] ?? 0)
  )
  return { bias, weights }
}
