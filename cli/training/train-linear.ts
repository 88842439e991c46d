/** What one class of a linear model learns from; `targets` are 1 and -1. */
export interface Lesson {
  readonly examples: ReadonlyArray<Uint32Array>
  readonly targets: Int8Array
  readonly costs: Float64Array
  readonly buckets: number
}

export interface LinearOptions {
  readonly cost: number
  readonly epochs: number
  /** Buckets that fewer examples share say nothing. */
  readonly leastExamples: number
  readonly smoothing: number
  /** How far log ratios of the classes replace plain weights, 0 to 1. */
  readonly ratio: number
}

export interface LearnedClass {
  readonly weights: Float64Array
  readonly bias: number
}

/** A small generator of random numbers: the same seed gives the same order on every machine. */
const makeRandom = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const shuffle = (order: Int32Array, random: () => number): void => {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}

const countBuckets = ({ examples, targets, costs, buckets }: Lesson) => {
  const examplesWith = new Int32Array(buckets)
  const positive = new Float64Array(buckets)
  const negative = new Float64Array(buckets)
  examples.forEach((example, index) => {
    const side = (targets[index] ?? 0) > 0 ? positive : negative
    for (const feature of example) {
      const bucket = feature & (buckets - 1)
      examplesWith[bucket] = (examplesWith[bucket] ?? 0) + 1
      side[bucket] = (side[bucket] ?? 0) + (costs[index] ?? 0)
    }
  })
  return { examplesWith, positive, negative }
}

const sum = (numbers: Float64Array): number => numbers.reduce((total, number) => total + number, 0)

/** How much a bucket counts before learning: rare ones more, and more the more one class has them. */
const strengthsOf = (lesson: Lesson, options: LinearOptions): Float64Array => {
  const { examplesWith, positive, negative } = countBuckets(lesson)
  const { smoothing, ratio } = options
  const unit = sum(lesson.costs) / lesson.examples.length
  const base = smoothing * unit
  const positives = sum(positive) + base * lesson.buckets
  const negatives = sum(negative) + base * lesson.buckets
  return positive.map((count, bucket) => {
    const found = examplesWith[bucket] ?? 0
    if (found < options.leastExamples) return 0
    const rarity = Math.log(1 + lesson.examples.length / found)
    const lean = Math.abs(
      Math.log((count + base) / positives) - Math.log(((negative[bucket] ?? 0) + base) / negatives)
    )
    return rarity * (1 - ratio + ratio * lean)
  })
}

interface Point {
  readonly buckets: Int32Array
  readonly length: number
  readonly square: number
  readonly target: number
  readonly cost: number
}

const dot = (weights: Float64Array, buckets: Int32Array): number => {
  let sum = 0
  for (const bucket of buckets) sum += weights[bucket] ?? 0
  return sum
}

/** Only the buckets that count, so that every round is short. */
const bucketsOf = (example: Uint32Array, strengths: Float64Array): Int32Array => {
  const buckets = new Int32Array(example.length)
  let size = 0
  for (const feature of example) {
    const bucket = feature & (strengths.length - 1)
    if (strengths[bucket] !== 0) buckets[size++] = bucket
  }
  return buckets.slice(0, size)
}

const pointsOf = (lesson: Lesson, strengths: Float64Array, cost: number): ReadonlyArray<Point> =>
  lesson.examples.map((example, index) => {
    const buckets = bucketsOf(example, strengths)
    const length = 1 / Math.sqrt(Math.max(1, example.length))
    const square = dot(strengths, buckets) * length ** 2 + 1
    const target = lesson.targets[index] ?? 0
    return { buckets, length, square, target, cost: cost * (lesson.costs[index] ?? 0) }
  })

const addScaled = (
  weights: Float64Array,
  buckets: Int32Array,
  strengths: Float64Array,
  move: number
): void => {
  for (const bucket of buckets) weights[bucket] = (weights[bucket] ?? 0) + move * (strengths[bucket] ?? 0)
}

/** Linear support vectors with squared hinge loss, by dual coordinate descent. */
export const learn = (lesson: Lesson, options: LinearOptions): LearnedClass => {
  const strengths = strengthsOf(lesson, options).map((strength) => strength ** 2)
  const points = pointsOf(lesson, strengths, options.cost)
  const weights = new Float64Array(lesson.buckets)
  const alphas = new Float64Array(points.length)
  const order = Int32Array.from(points, (_, index) => index)
  const random = makeRandom(1)
  let bias = 0
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const point = points[index]
      if (point === undefined || point.cost === 0) continue
      const alpha = alphas[index] ?? 0
      const score = dot(weights, point.buckets) * point.length + bias
      const slope = point.target * score - 1 + alpha / (2 * point.cost)
      const next = Math.max(0, alpha - slope / (point.square + 1 / (2 * point.cost)))
      const step = (next - alpha) * point.target
      if (step === 0) continue
      alphas[index] = next
      bias += step
      addScaled(weights, point.buckets, strengths, step * point.length)
    }
  }
  return { weights, bias }
}
