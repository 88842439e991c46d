import type { LinearModel } from "../../adapters/moderation/local/model/linear-model.ts"
import type { LearnedClass } from "./train-linear.ts"

const steps = 127
const kept = 0.9995

/** Clipped: a few giants would leave the others without detail. */
const largestKept = (weights: Float64Array): number => {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort()
  return sizes[Math.floor((sizes.length - 1) * kept)] ?? 1
}

const rounded = (number: number): number => Number(number.toPrecision(6))

/** Eight bits for each weight, classes side by side. */
export const quantise = (learned: ReadonlyArray<LearnedClass>): LinearModel => {
  const classes = learned.length
  const weights = new Int8Array((learned[0]?.weights.length ?? 0) * classes)
  const scales = learned.map((one) => rounded(largestKept(one.weights) / steps))
  learned.forEach((one, index) => {
    const scale = scales[index] ?? 1
    one.weights.forEach((weight, bucket) => {
      weights[bucket * classes + index] = Math.max(-steps, Math.min(steps, Math.round(weight / scale)))
    })
  })
  return { classes, weights, scales, biases: learned.map(({ bias }) => rounded(bias)) }
}
