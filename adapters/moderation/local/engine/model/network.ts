import { embeddingRows, type TextTokens } from "./tokens.ts"

/** Numbers by which the network describes a word. */
export const channels = 16

/** Numbers by which it describes a text before it decides. */
export const hiddenUnits = 32

/** Words that a convolution reads at once. */
export const kernelSize = 3

/** The second convolution skips every other word, so that both together read seven words. */
export const dilations = { convolution: 1, dilated: 2 } as const

export const layerSizes = {
  embedding: embeddingRows * channels,
  convolution: channels * kernelSize * channels,
  dilated: channels * kernelSize * channels,
  hidden: hiddenUnits * 2 * channels,
  output: hiddenUnits
} as const

export type LayerName = keyof typeof layerSizes

export const mapLayers = <Value>(map: (name: LayerName) => Value): Readonly<Record<LayerName, Value>> => ({
  embedding: map("embedding"),
  convolution: map("convolution"),
  dilated: map("dilated"),
  hidden: map("hidden"),
  output: map("output")
})

/** Whole numbers in the guard's file, fractions in training. */
type Weights = Int8Array | Float32Array

export interface Layer<Kind extends Weights = Int8Array> {
  readonly weights: Kind
  /** Undoes the quantisation. */
  readonly scale: number
  /** None in the embedding. */
  readonly biases: ArrayLike<number>
}

/**
 * A small convolutional network, which reads words in order where the linear models read none: an embedding of words, two
 * convolutions with shortcuts, the maximum and the sum over all words, a hidden layer, one number.
 */
export type Network<Kind extends Weights = Int8Array> = Readonly<Record<LayerName, Layer<Kind>>>

/** Results of each layer for one text, which training needs. */
export interface Activations {
  readonly embedding: Float32Array
  readonly convolution: Float32Array
  /** The sum of both, which the second convolution reads. */
  readonly joined: Float32Array
  readonly dilated: Float32Array
  /** Maxima, then sums. */
  readonly pooled: Float32Array
  /** The word of each maximum. */
  readonly strongest: Int32Array
  readonly hidden: Float32Array
  readonly output: Float32Array
}

export const makeActivations = (words: number): Activations => ({
  embedding: new Float32Array(words * channels),
  convolution: new Float32Array(words * channels),
  joined: new Float32Array(words * channels),
  dilated: new Float32Array(words * channels),
  pooled: new Float32Array(2 * channels),
  strongest: new Int32Array(channels),
  hidden: new Float32Array(hiddenUnits),
  output: new Float32Array(1)
})

const embed = ({ weights, scale }: Layer<Weights>, { rows, ends }: TextTokens, into: Float32Array): void => {
  into.fill(0, 0, ends.length * channels)
  let at = 0
  for (let word = 0; word < ends.length; word++) {
    const end = ends[word] ?? 0
    const first = word * channels
    for (; at < end; at++) {
      const row = (rows[at] ?? 0) * channels
      for (let unit = 0; unit < channels; unit++)
        into[first + unit] = (into[first + unit] ?? 0) + scale * (weights[row + unit] ?? 0)
    }
  }
}

const convolve = (
  { weights, scale, biases }: Layer<Weights>,
  dilation: number,
  words: number,
  from: Float32Array,
  into: Float32Array
): void => {
  for (let word = 0; word < words; word++)
    for (let unit = 0; unit < channels; unit++) {
      let sum = 0
      for (let step = 0; step < kernelSize; step++) {
        const other = word + (step - 1) * dilation
        if (other < 0 || other >= words) continue
        const weight = (unit * kernelSize + step) * channels
        const input = other * channels
        for (let at = 0; at < channels; at++) sum += (weights[weight + at] ?? 0) * (from[input + at] ?? 0)
      }
      into[word * channels + unit] = Math.max(0, scale * sum + (biases[unit] ?? 0))
    }
}

const join = ({ embedding, convolution, joined }: Activations, words: number): void => {
  for (let at = 0; at < words * channels; at++) joined[at] = (embedding[at] ?? 0) + (convolution[at] ?? 0)
}

/** A sum is divided by the root of the number of words, so that it says as much in a long text as in a brief one. */
export const poolShare = (words: number): number => 1 / Math.sqrt(Math.max(1, words))

const pool = ({ joined, dilated, pooled, strongest }: Activations, words: number): void => {
  const share = poolShare(words)
  for (let unit = 0; unit < channels; unit++) {
    let sum = 0
    let highest = words === 0 ? 0 : Number.NEGATIVE_INFINITY
    for (let word = 0; word < words; word++) {
      const at = word * channels + unit
      const value = (joined[at] ?? 0) + (dilated[at] ?? 0)
      sum += value
      if (value <= highest) continue
      highest = value
      strongest[unit] = word
    }
    pooled[unit] = highest
    pooled[channels + unit] = sum * share
  }
}

const applyDense = (
  { weights, scale, biases }: Layer<Weights>,
  from: Float32Array,
  into: Float32Array,
  least: number
): void => {
  for (let unit = 0; unit < into.length; unit++) {
    const weight = unit * from.length
    let sum = 0
    for (let at = 0; at < from.length; at++) sum += (weights[weight + at] ?? 0) * (from[at] ?? 0)
    into[unit] = Math.max(least, scale * sum + (biases[unit] ?? 0))
  }
}

/** Log odds of abuse. `activations` must have room for the text's words. */
export const runNetwork = (
  network: Network<Weights>,
  tokens: TextTokens,
  activations: Activations
): number => {
  const words = tokens.ends.length
  embed(network.embedding, tokens, activations.embedding)
  convolve(network.convolution, dilations.convolution, words, activations.embedding, activations.convolution)
  join(activations, words)
  convolve(network.dilated, dilations.dilated, words, activations.joined, activations.dilated)
  pool(activations, words)
  applyDense(network.hidden, activations.pooled, activations.hidden, 0)
  applyDense(network.output, activations.hidden, activations.output, Number.NEGATIVE_INFINITY)
  return activations.output[0] ?? 0
}

let reused = makeActivations(2 ** 7)

export const scoreOfNetwork = (network: Network, tokens: TextTokens): number => {
  const words = tokens.ends.length
  if (words * channels > reused.embedding.length) reused = makeActivations(2 * words)
  return runNetwork(network, tokens, reused)
}
