import { type Family, featureFamilies } from "../engine/model/features.ts"
import type { LinearModel, QuantisedWeights } from "../engine/model/linear-model.ts"
import { weightTableOf } from "../engine/model/weight-table.ts"
import type { LearnedWeights } from "./lessons.ts"

/** `steps` on each side of zero. Weights beyond `unclippedShare` are clipped: outliers would cost the others precision. */
interface Quantisation {
  readonly steps: number
  readonly unclippedShare: number
}

const clippingLimit = (weights: Float64Array, unclippedShare: number): number => {
  const sizes = new Float64Array(weights.length)
  let count = 0
  for (const weight of weights) if (weight !== 0) sizes[count++] = Math.abs(weight)
  return sizes.subarray(0, count).sort()[Math.floor((count - 1) * unclippedShare)] ?? 1
}

const roundWeight = (number: number): number => Number(number.toPrecision(6))

const quantisePart = (
  classes: ReadonlyArray<Float64Array>,
  { steps, unclippedShare }: Quantisation
): QuantisedWeights => {
  const weights = new Int8Array((classes[0]?.length ?? 0) * classes.length)
  const scales = classes.map((one) => roundWeight(clippingLimit(one, unclippedShare) / steps))
  classes.forEach((one, index) => {
    const scale = scales[index] ?? 1
    for (let bucket = 0; bucket < one.length; bucket++) {
      const step = Math.round((one[bucket] ?? 0) / scale)
      weights[bucket * classes.length + index] = Math.max(-steps, Math.min(steps, step))
    }
  })
  return { table: weightTableOf(weights, classes.length), scales }
}

export const quantise = (learned: ReadonlyArray<LearnedWeights>, quantisation: Quantisation): LinearModel => {
  const parts: Partial<Record<Family, QuantisedWeights>> = {}
  for (const family of featureFamilies) {
    const classes = learned.flatMap(({ weights }) => weights[family] ?? [])
    if (classes.length > 0) parts[family] = quantisePart(classes, quantisation)
  }
  return { biases: learned.map(({ bias }) => roundWeight(bias)), parts }
}
