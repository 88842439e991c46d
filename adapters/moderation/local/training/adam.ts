export interface ModelParameter {
  readonly values: Float32Array
  readonly gradients: Float32Array
  readonly means: Float32Array
  readonly squares: Float32Array
}

export const makeModelParameter = (values: Float32Array): ModelParameter => ({
  values,
  gradients: new Float32Array(values.length),
  means: new Float32Array(values.length),
  squares: new Float32Array(values.length)
})

/** The defaults of Kingma and Ba, "Adam" (2015). */
const meanDecay = 0.9
const squareDecay = 0.999
const leastRoot = 1e-8

/** `step` counts from 1. Clears the gradients. */
export const descendByAdam = (
  { values, gradients, means, squares }: ModelParameter,
  rate: number,
  step: number
): void => {
  const unbiased = (rate * Math.sqrt(1 - squareDecay ** step)) / (1 - meanDecay ** step)
  for (let at = 0; at < values.length; at++) {
    const gradient = gradients[at] ?? 0
    const mean = meanDecay * (means[at] ?? 0) + (1 - meanDecay) * gradient
    const square = squareDecay * (squares[at] ?? 0) + (1 - squareDecay) * gradient ** 2
    means[at] = mean
    squares[at] = square
    values[at] = (values[at] ?? 0) - (unbiased * mean) / (Math.sqrt(square) + leastRoot)
    gradients[at] = 0
  }
}
