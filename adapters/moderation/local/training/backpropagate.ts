import {
  type Activations,
  channels,
  dilations,
  hiddenUnits,
  kernelSize,
  type LayerName,
  type Network,
  poolShare
} from "../engine/model/network.ts"
import type { ModelParameter } from "./adam.ts"

interface LearnedLayer {
  readonly weights: ModelParameter
  readonly biases: ModelParameter
}

export type LearnedLayers = Readonly<Record<Exclude<LayerName, "embedding">, LearnedLayer>>

/** Shares the numbers with `embedding` and `layers`, so it changes as they learn. */
export const asNetwork = (embedding: Float32Array, layers: LearnedLayers): Network<Float32Array> => {
  const read = ({ weights, biases }: LearnedLayer) => ({
    weights: weights.values,
    scale: 1,
    biases: biases.values
  })
  return {
    embedding: { weights: embedding, scale: 1, biases: [] },
    convolution: read(layers.convolution),
    dilated: read(layers.dilated),
    hidden: read(layers.hidden),
    output: read(layers.output)
  }
}

export interface Gradients {
  readonly words: Float32Array
  readonly joined: Float32Array
  readonly pooled: Float32Array
  readonly hidden: Float32Array
}

export const makeGradients = (words: number): Gradients => ({
  words: new Float32Array(words * channels),
  joined: new Float32Array(words * channels),
  pooled: new Float32Array(2 * channels),
  hidden: new Float32Array(hiddenUnits)
})

const add = (numbers: Float32Array, at: number, number: number): void => {
  numbers[at] = (numbers[at] ?? 0) + number
}

const throughDense = (
  { weights, biases }: LearnedLayer,
  from: Float32Array,
  gradients: Float32Array,
  into: Float32Array
): void => {
  const units = gradients.length
  into.fill(0)
  for (let unit = 0; unit < units; unit++) {
    const gradient = gradients[unit] ?? 0
    if (gradient === 0) continue
    add(biases.gradients, unit, gradient)
    for (let at = 0; at < from.length; at++) {
      const weight = at * units + unit
      add(weights.gradients, weight, gradient * (from[at] ?? 0))
      add(into, at, gradient * (weights.values[weight] ?? 0))
    }
  }
}

const stopAtZero = (activations: Float32Array, gradients: Float32Array): void => {
  for (let at = 0; at < gradients.length; at++) if ((activations[at] ?? 0) <= 0) gradients[at] = 0
}

const throughPool = ({ strongest }: Activations, words: number, { pooled, words: into }: Gradients): void => {
  const share = poolShare(words)
  for (let word = 0; word < words; word++)
    for (let unit = 0; unit < channels; unit++)
      into[word * channels + unit] = share * (pooled[channels + unit] ?? 0)
  for (let unit = 0; unit < channels; unit++)
    add(into, (strongest[unit] ?? 0) * channels + unit, pooled[unit] ?? 0)
}

const throughConvolution = (
  { weights, biases }: LearnedLayer,
  dilation: number,
  words: number,
  from: Float32Array,
  activations: Float32Array,
  gradients: Float32Array,
  into: Float32Array
): void => {
  for (let word = 0; word < words; word++)
    for (let unit = 0; unit < channels; unit++) {
      const gradient = gradients[word * channels + unit] ?? 0
      if (gradient === 0 || (activations[word * channels + unit] ?? 0) <= 0) continue
      add(biases.gradients, unit, gradient)
      for (let step = 0; step < kernelSize; step++) {
        const other = word + (step - 1) * dilation
        if (other < 0 || other >= words) continue
        const input = other * channels
        for (let at = 0; at < channels; at++) {
          const weight = (step * channels + at) * channels + unit
          add(weights.gradients, weight, gradient * (from[input + at] ?? 0))
          add(into, input + at, gradient * (weights.values[weight] ?? 0))
        }
      }
    }
}

/**
 * Adds the gradients of the layers' weights for one text. `outputGradients` are those of its scores, `activations` are those of
 * its run. Returns the gradients of its words' embedding, valid until the next text.
 */
export const backpropagate = (
  layers: LearnedLayers,
  activations: Activations,
  words: number,
  outputGradients: Float32Array,
  gradients: Gradients
): Float32Array => {
  const size = words * channels
  throughDense(layers.output, activations.hidden, outputGradients, gradients.hidden)
  stopAtZero(activations.hidden, gradients.hidden)
  throughDense(layers.hidden, activations.pooled, gradients.hidden, gradients.pooled)
  throughPool(activations, words, gradients)
  gradients.joined.set(gradients.words.subarray(0, size))
  throughConvolution(
    layers.dilated,
    dilations.dilated,
    words,
    activations.joined,
    activations.dilated,
    gradients.words,
    gradients.joined
  )
  gradients.words.set(gradients.joined.subarray(0, size))
  throughConvolution(
    layers.convolution,
    dilations.convolution,
    words,
    activations.embedding,
    activations.convolution,
    gradients.joined,
    gradients.words
  )
  return gradients.words
}
