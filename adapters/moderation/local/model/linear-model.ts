/** One weight for each bucket and class, side by side for a bucket; `scales` turn them back into numbers. */
export interface LinearModel {
  readonly classes: number
  readonly weights: Int8Array
  readonly scales: ReadonlyArray<number>
  readonly biases: ReadonlyArray<number>
}

/** For each class, how far the features lean towards it. The length of the text does not matter. */
export const scoresOf = (model: LinearModel, features: Uint32Array): ReadonlyArray<number> => {
  const { classes, weights, scales, biases } = model
  const mask = weights.length / classes - 1
  const totals = new Int32Array(classes)
  for (const feature of features) {
    const first = (feature & mask) * classes
    for (let index = 0; index < classes; index++) {
      totals[index] = (totals[index] ?? 0) + (weights[first + index] ?? 0)
    }
  }
  const length = Math.sqrt(Math.max(1, features.length))
  return Array.from(totals, (total, index) => (total * (scales[index] ?? 0)) / length + (biases[index] ?? 0))
}
