import { type Family, featureFamilies } from "../engine/model/features.ts"
import type { LinearModel, QuantisedWeights } from "../engine/model/linear-model.ts"
import type { LearnedWeights } from "./lessons.ts"

const keptWeightShare = 0.999

/** Clips outliers, which would cost the other weights precision. */
const maxKeptWeight = (weights: Float64Array): number => {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort()
  return sizes[Math.floor((sizes.length - 1) * keptWeightShare)] ?? 1
}

const roundWeight = (number: number): number => Number(number.toPrecision(6))

const quantisePart = (classes: ReadonlyArray<Float64Array>, steps: number): QuantisedWeights => {
  const weights = new Int8Array((classes[0]?.length ?? 0) * classes.length)
  const scales = classes.map((one) => roundWeight(maxKeptWeight(one) / steps))
  classes.forEach((one, index) => {
    const scale = scales[index] ?? 1
    one.forEach((weight, bucket) => {
      weights[bucket * classes.length + index] = Math.max(-steps, Math.min(steps, Math.round(weight / scale)))
    })
  })
  return { weights, scales }
}

/** Interleaves classes and quantises weights to this many steps on each side of zero. */
export const quantise = (learned: ReadonlyArray<LearnedWeights>, steps: number): LinearModel => {
  const parts: Partial<Record<Family, QuantisedWeights>> = {}
  for (const family of featureFamilies) {
    const classes = learned.flatMap(({ weights }) => weights[family] ?? [])
    if (classes.length > 0) parts[family] = quantisePart(classes, steps)
  }
  return { biases: learned.map(({ bias }) => roundWeight(bias)), parts }
}
