/** One weight for each bucket and class, side by side for a bucket; `scales` turn them back into numbers. */
export interface LinearModel {
  readonly classes: number
  readonly weights: Int8Array
  readonly scales: ReadonlyArray<number>
  readonly biases: ReadonlyArray<number>
}

const totalOf = (weights: Int8Array, features: Uint32Array): number => {
  const mask = weights.length - 1
  let total = 0
  for (let index = 0; index < features.length; index++) {
    total += weights[(features[index] ?? 0) & mask] ?? 0
  }
  return total
}

const totalsOf = ({ classes, weights }: LinearModel, features: Uint32Array): Int32Array => {
  const mask = weights.length / classes - 1
  const totals = new Int32Array(classes)
  for (let index = 0; index < features.length; index++) {
    const first = ((features[index] ?? 0) & mask) * classes
    for (let offset = 0; offset < classes; offset++) {
      totals[offset] = (totals[offset] ?? 0) + (weights[first + offset] ?? 0)
    }
  }
  return totals
}

/** For each class, how far the features lean towards it. The length of the text does not matter. */
export const scoresOf = (model: LinearModel, features: Uint32Array): ReadonlyArray<number> => {
  const { classes, weights, scales, biases } = model
  const totals = classes === 1 ? [totalOf(weights, features)] : Array.from(totalsOf(model, features))
  const length = Math.sqrt(Math.max(1, features.length))
  return totals.map((total, index) => (total * (scales[index] ?? 0)) / length + (biases[index] ?? 0))
}
