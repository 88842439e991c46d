import { type Lesson, type Point, pointOf, startsOf, strengthsOf } from "./points.ts"
import { makeRandom } from "./random.ts"

export interface LinearOptions {
  readonly cost: number
  readonly epochs: number
  /** Buckets that fewer examples share say nothing. */
  readonly leastExamples: number
}

/** The weights of each family, in the order of the lesson. */
export interface LearnedClass {
  readonly weights: ReadonlyArray<Float64Array>
  readonly bias: number
}

const shuffle = (order: Int32Array, random: () => number): void => {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}

const dot = (weights: Float64Array, { buckets, values }: Point): number => {
  let sum = 0
  for (let at = 0; at < buckets.length; at++) sum += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return sum
}

const addScaled = (weights: Float64Array, { buckets, values }: Point, step: number): void => {
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at] ?? 0
    weights[bucket] = (weights[bucket] ?? 0) + step * (values[at] ?? 0)
  }
}

/** Linear support vectors with squared hinge loss, by dual coordinate descent. */
const descend = (points: ReadonlyArray<Point>, weights: Float64Array, epochs: number): number => {
  const alphas = new Float64Array(points.length)
  const order = Int32Array.from(points, (_, index) => index)
  const random = makeRandom(1)
  let bias = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const point = points[index]
      if (point === undefined || point.cost === 0) continue
      const alpha = alphas[index] ?? 0
      const slope = point.target * (dot(weights, point) + bias) - 1 + alpha / (2 * point.cost)
      const next = Math.max(0, alpha - slope / (point.square + 1 / (2 * point.cost)))
      const step = (next - alpha) * point.target
      if (step === 0) continue
      alphas[index] = next
      bias += step
      addScaled(weights, point, step)
    }
  }
  return bias
}

export const learn = (lesson: Lesson, { cost, epochs, leastExamples }: LinearOptions): LearnedClass => {
  const strengths = lesson.families.map((family) => strengthsOf(family, lesson, leastExamples))
  const starts = startsOf(lesson.families)
  const weights = new Float64Array(lesson.families.reduce((total, { buckets }) => total + buckets, 0))
  const points = Array.from(lesson.targets, (_, index) => pointOf(lesson, strengths, index, cost))
  const bias = descend(points, weights, epochs)
  return {
    bias,
    weights: strengths.map((family, at) =>
      family.map((strength, bucket) => strength * (weights[(starts[at] ?? 0) + bucket] ?? 0))
    )
  }
}
