/** One weight for each bucket and class, side by side for a bucket; `scales` turn them back into numbers. */
export interface LinearModel {
  readonly classes: number
  readonly weights: Int8Array
  readonly scales: ReadonlyArray<number>
  readonly biases: ReadonlyArray<number>
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

const lengthOf = (features: Uint32Array): number => Math.sqrt(Math.max(1, features.length))

/** For each class, how far the features lean towards it. The length of the text does not matter. */
export const scoresOf = (model: LinearModel, features: Uint32Array): ReadonlyArray<number> => {
  const length = lengthOf(features)
  return Array.from(
    totalsOf(model, features),
    (total, index) => (total * (model.scales[index] ?? 0)) / length + (model.biases[index] ?? 0)
  )
}

/** The score of one class alone. */
export const scoreOf = (model: LinearModel, features: Uint32Array, index: number): number => {
  const { classes, weights } = model
  const mask = weights.length / classes - 1
  let total = 0
  for (let at = 0; at < features.length; at++) {
    total += weights[((features[at] ?? 0) & mask) * classes + index] ?? 0
  }
  return (total * (model.scales[index] ?? 0)) / lengthOf(features) + (model.biases[index] ?? 0)
}
