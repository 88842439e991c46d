import { type Family, type Features, featureFamilies } from "./features.ts"

/** One weight per bucket and class, interleaved by class; `scales` undo the quantisation. */
export interface QuantisedWeights {
  readonly weights: Int8Array
  readonly scales: ReadonlyArray<number>
}

export interface LinearModel {
  readonly biases: ReadonlyArray<number>
  readonly parts: Readonly<Partial<Record<Family, QuantisedWeights>>>
}

/** Fast path for one class: the sum stays in a register. */
const totalOf = (weights: Int8Array, classes: number, hashes: Uint32Array, offset: number): number => {
  const mask = weights.length / classes - 1
  let total = 0
  for (let index = 0; index < hashes.length; index++) {
    total += weights[((hashes[index] ?? 0) & mask) * classes + offset] ?? 0
  }
  return total
}

const maxSimpleClasses = 3

type Triple = readonly [number, number, number]

/** Fast path for up to three classes: adjacent weights need one memory access. */
const threeTotals = (weights: Int8Array, classes: number, hashes: Uint32Array, offset: number): Triple => {
  const mask = weights.length / classes - 1
  let [first, second, third] = [0, 0, 0]
  for (let index = 0; index < hashes.length; index++) {
    const at = ((hashes[index] ?? 0) & mask) * classes + offset
    first += weights[at] ?? 0
    second += weights[at + 1] ?? 0
    third += weights[at + 2] ?? 0
  }
  return [first, second, third]
}

const sixTotals = (
  weights: Int8Array,
  classes: number,
  hashes: Uint32Array,
  offset: number
): readonly [...Triple, ...Triple] => {
  const mask = weights.length / classes - 1
  let [first, second, third, fourth, fifth, sixth] = [0, 0, 0, 0, 0, 0]
  for (let index = 0; index < hashes.length; index++) {
    const at = ((hashes[index] ?? 0) & mask) * classes + offset
    first += weights[at] ?? 0
    second += weights[at + 1] ?? 0
    third += weights[at + 2] ?? 0
    fourth += weights[at + 3] ?? 0
    fifth += weights[at + 4] ?? 0
    sixth += weights[at + 5] ?? 0
  }
  return [first, second, third, fourth, fifth, sixth]
}

/** Sums beyond the last class wanted come from others or from other buckets and are dropped. */
const totalsOf = (
  weights: Int8Array,
  classes: number,
  hashes: Uint32Array,
  first: number,
  count: number
): ReadonlyArray<number> => {
  const totals: Array<number> = []
  while (totals.length < count) {
    const sum = count - totals.length > maxSimpleClasses ? sixTotals : threeTotals
    totals.push(...sum(weights, classes, hashes, first + totals.length))
  }
  return totals.slice(0, count)
}

export const shareOf = (hashes: Uint32Array): number => 1 / Math.sqrt(Math.max(1, hashes.length))

/** Score of one class, independent of the text's length. */
export const scoreOf = ({ biases, parts }: LinearModel, features: Features, offset: number): number => {
  let score = biases[offset] ?? 0
  for (const family of featureFamilies) {
    const part = parts[family]
    if (part === undefined) continue
    const hashes = features[family]
    const total = totalOf(part.weights, biases.length, hashes, offset)
    score += total * (part.scales[offset] ?? 0) * shareOf(hashes)
  }
  return score
}

/** Scores of `count` classes, from the class `first` on. */
export const scoresOf = (
  { biases, parts }: LinearModel,
  features: Features,
  first = 0,
  count = biases.length
): ReadonlyArray<number> => {
  let scores = biases.slice(first, first + count)
  for (const family of featureFamilies) {
    const part = parts[family]
    if (part === undefined) continue
    const hashes = features[family]
    const totals = totalsOf(part.weights, biases.length, hashes, first, count)
    const share = shareOf(hashes)
    scores = scores.map((score, at) => score + (totals[at] ?? 0) * (part.scales[first + at] ?? 0) * share)
  }
  return scores
}

/** Scores of a model that has each class twice: first for brief texts, then for longer ones. */
export const scoresAs = (model: LinearModel, features: Features, isBrief: boolean): ReadonlyArray<number> => {
  const half = model.biases.length / 2
  return scoresOf(model, features, isBrief ? 0 : half, half)
}
