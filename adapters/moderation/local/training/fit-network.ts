import {
  type Activations,
  channels,
  hiddenUnits,
  kernelSize,
  type Layer,
  type LayerName,
  layerSizes,
  makeActivations,
  mapLayers,
  type Network,
  runNetwork
} from "../engine/model/network.ts"
import type { TextTokens } from "../engine/model/tokens.ts"
import { descendByAdam, makeModelParameter } from "./adam.ts"
import {
  asNetwork,
  backpropagate,
  type Gradients,
  type LearnedLayers,
  makeGradients
} from "./backpropagate.ts"
import { makeRandom, shuffle } from "./random.ts"

interface NetworkExample {
  readonly tokens: TextTokens
  readonly isToxic: boolean
  readonly weight: number
}

const epochs = 4
const batchSize = 32
const layerRate = 0.0015
const embeddingRate = 0.05
const leastRate = 1e-5

/** Share of a text's rows that are left out each time it is read, so that no single one decides. */
const droppedShare = 0.15

/** Adagrad's first square, which keeps the first step of a row small. */
const firstSquare = 1e-4

interface Learner {
  readonly embedding: Float32Array
  /** Sum of the squared gradients so far: rare words learn fast, frequent ones slowly. */
  readonly squares: Float32Array
  readonly layers: LearnedLayers
  readonly network: Network<Float32Array>
  readonly random: () => number
  readonly activations: Activations
  readonly gradients: Gradients
  readonly keptRows: Uint16Array
}

/** Small, so that words that were seldom read say little. With zeros nothing would be learned. */
const embeddingSpread = 0.02

const randomValues = (size: number, spread: number, random: () => number): Float32Array =>
  Float32Array.from({ length: size }, () => spread * (2 * random() - 1))

/** Keeps numbers as large behind a layer as before it. */
const layerSpread = (inputs: number): number => Math.sqrt(3 / inputs)

const makeLayers = (random: () => number): LearnedLayers => {
  const make = (name: keyof LearnedLayers, inputs: number, units: number) => ({
    weights: makeModelParameter(randomValues(layerSizes[name], layerSpread(inputs), random)),
    biases: makeModelParameter(new Float32Array(units))
  })
  return {
    convolution: make("convolution", kernelSize * channels, channels),
    dilated: make("dilated", kernelSize * channels, channels),
    hidden: make("hidden", 2 * channels, hiddenUnits),
    output: make("output", hiddenUnits, 1)
  }
}

const largest = (examples: ReadonlyArray<NetworkExample>, sizeOf: (tokens: TextTokens) => number): number =>
  examples.reduce((most, { tokens }) => Math.max(most, sizeOf(tokens)), 1)

const makeLearner = (examples: ReadonlyArray<NetworkExample>): Learner => {
  const random = makeRandom(1)
  const layers = makeLayers(random)
  const embedding = randomValues(layerSizes.embedding, embeddingSpread, random)
  const words = largest(examples, ({ ends }) => ends.length)
  return {
    embedding,
    squares: new Float32Array(embedding.length).fill(firstSquare),
    layers,
    network: asNetwork(embedding, layers),
    random,
    activations: makeActivations(words),
    gradients: makeGradients(words),
    keptRows: new Uint16Array(largest(examples, ({ rows }) => rows.length))
  }
}

const dropSome = ({ rows, ends }: TextTokens, { random, keptRows }: Learner): TextTokens => {
  const keptEnds = new Uint16Array(ends.length)
  let count = 0
  let at = 0
  for (let word = 0; word < ends.length; word++) {
    const end = ends[word] ?? 0
    for (; at < end; at++) if (random() >= droppedShare) keptRows[count++] = rows[at] ?? 0
    keptEnds[word] = count
  }
  return { rows: keptRows.subarray(0, count), ends: keptEnds }
}

/** Adagrad. */
const descendEmbedding = (
  { embedding, squares }: Learner,
  { rows, ends }: TextTokens,
  gradients: Float32Array,
  rate: number
): void => {
  let at = 0
  for (let word = 0; word < ends.length; word++) {
    const end = ends[word] ?? 0
    for (; at < end; at++) {
      const row = (rows[at] ?? 0) * channels
      for (let unit = 0; unit < channels; unit++) {
        const gradient = gradients[word * channels + unit] ?? 0
        const square = (squares[row + unit] ?? 0) + gradient ** 2
        squares[row + unit] = square
        embedding[row + unit] = (embedding[row + unit] ?? 0) - (rate * gradient) / Math.sqrt(square)
      }
    }
  }
}

const learnFrom = (learner: Learner, { tokens, isToxic, weight }: NetworkExample, rate: number): void => {
  const { layers, network, activations, gradients } = learner
  const kept = dropSome(tokens, learner)
  const likely = 1 / (1 + Math.exp(-runNetwork(network, kept, activations)))
  const gradient = weight * (likely - Number(isToxic))
  descendEmbedding(
    learner,
    kept,
    backpropagate(layers, activations, kept.ends.length, gradient, gradients),
    rate
  )
}

const descendLayers = (layers: LearnedLayers, rate: number, step: number): void => {
  for (const { weights, biases } of Object.values(layers)) {
    descendByAdam(weights, rate, step)
    descendByAdam(biases, rate, step)
  }
}

/** Steps on each side of zero. The embedding is nearly all of the file, and three steps judge like seven. */
const stepsOf = { embedding: 3, convolution: 63, dilated: 63, hidden: 63, output: 63 } as const

const keptWeightShare = { embedding: 0.99, convolution: 1, dilated: 1, hidden: 1, output: 1 } as const

const rounded = (number: number): number => Number(number.toPrecision(6))

const quantiseLayer = (name: LayerName, { weights, biases }: Layer<Float32Array>): Layer => {
  const steps = stepsOf[name]
  const sizes = Float32Array.from(weights, Math.abs).sort()
  const scale = rounded((sizes[Math.floor((sizes.length - 1) * keptWeightShare[name])] ?? 1) / steps)
  return {
    weights: Int8Array.from(weights, (weight) =>
      Math.max(-steps, Math.min(steps, Math.round(weight / scale)))
    ),
    scale,
    biases: Array.from(biases, rounded)
  }
}

/** Learns to tell abuse from the words in their order, the rate falling to nearly nothing. */
export const fitNetwork = (examples: ReadonlyArray<NetworkExample>): Network => {
  const learner = makeLearner(examples)
  const order = Int32Array.from(examples, (_, at) => at)
  const total = epochs * examples.length
  let seen = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, learner.random)
    for (const at of order) {
      const example = examples[at]
      const left = 1 - seen / total
      if (example !== undefined && example.tokens.ends.length > 0)
        learnFrom(learner, example, embeddingRate * left + leastRate)
      seen++
      if (seen % batchSize === 0)
        descendLayers(learner.layers, layerRate * left + leastRate, seen / batchSize)
    }
  }
  return mapLayers((name) => quantiseLayer(name, learner.network[name]))
}
