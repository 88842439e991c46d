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

export interface NetworkExample {
  readonly tokens: TextTokens
  readonly isToxic: boolean | undefined
  readonly kind: string | undefined
  readonly sentiment: string | undefined
  readonly weight: number
}

const epochs = 3
const batchSize = 32
const layerRate = 0.0015
const embeddingRate = 0.05
const leastRate = 1e-5

/** Multi-task learning: telling these, too, teaches what words mean. Their outputs are left out of the result. */
const auxiliaryTasks = ["kind", "sentiment"] as const

const auxiliaryLossShare = 0.15

/** Dropout: share of a text's rows that are left out each time it is read. */
const droppedShare = 0.15

/** Adagrad's first square, which keeps the first step of a row small. */
const firstSquare = 1e-4

interface AuxiliaryTask {
  readonly name: (typeof auxiliaryTasks)[number]
  readonly classes: ReadonlyArray<string>
  readonly firstOutput: number
}

interface Learner {
  readonly tasks: ReadonlyArray<AuxiliaryTask>
  readonly embedding: Float32Array
  /** Adagrad's sums of squared gradients: rare words learn fast, frequent ones slowly. */
  readonly squares: Float32Array
  readonly layers: LearnedLayers
  readonly network: Network<Float32Array>
  readonly random: () => number
  readonly activations: Activations
  readonly outputGradients: Float32Array
  readonly gradients: Gradients
  readonly keptRows: Uint16Array
}

/** Small, so that words that were seldom read say little. With zeros nothing would be learned. */
const embeddingSpread = 0.02

const randomValues = (size: number, spread: number, random: () => number): Float32Array =>
  Float32Array.from({ length: size }, () => spread * (2 * random() - 1))

/** LeCun initialisation: a layer's outputs vary as much as its inputs. */
const layerSpread = (inputs: number): number => Math.sqrt(3 / inputs)

const makeLayers = (random: () => number, outputs: number): LearnedLayers => {
  const make = (inputs: number, units: number) => ({
    weights: makeModelParameter(randomValues(inputs * units, layerSpread(inputs), random)),
    biases: makeModelParameter(new Float32Array(units))
  })
  return {
    convolution: make(kernelSize * channels, channels),
    dilated: make(kernelSize * channels, channels),
    hidden: make(2 * channels, hiddenUnits),
    output: make(hiddenUnits, outputs)
  }
}

const largest = (examples: ReadonlyArray<NetworkExample>, sizeOf: (tokens: TextTokens) => number): number =>
  examples.reduce((most, { tokens }) => Math.max(most, sizeOf(tokens)), 1)

const auxiliaryTasksIn = (examples: ReadonlyArray<NetworkExample>): ReadonlyArray<AuxiliaryTask> => {
  let firstOutput = 1
  return auxiliaryTasks.map((name) => {
    const classes = [...new Set(examples.flatMap((example) => example[name] ?? []))].sort()
    const task = { name, classes, firstOutput }
    firstOutput += classes.length
    return task
  })
}

const makeLearner = (examples: ReadonlyArray<NetworkExample>, seed: number): Learner => {
  const random = makeRandom(seed)
  const tasks = auxiliaryTasksIn(examples)
  const outputs = tasks.reduce((sum, { classes }) => sum + classes.length, 1)
  const layers = makeLayers(random, outputs)
  const embedding = randomValues(layerSizes.embedding, embeddingSpread, random)
  const words = largest(examples, ({ ends }) => ends.length)
  return {
    tasks,
    embedding,
    squares: new Float32Array(embedding.length).fill(firstSquare),
    layers,
    network: asNetwork(embedding, layers),
    random,
    activations: makeActivations(words, outputs),
    outputGradients: new Float32Array(outputs),
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

/** Gradients of the logarithmic loss by the outputs; none where the example does not say. */
const setOutputGradients = (
  tasks: ReadonlyArray<AuxiliaryTask>,
  outputs: Float32Array,
  example: NetworkExample,
  into: Float32Array
): void => {
  const { isToxic, weight } = example
  const likely = 1 / (1 + Math.exp(-(outputs[0] ?? 0)))
  into[0] = isToxic === undefined ? 0 : weight * (likely - Number(isToxic))
  for (const { name, classes, firstOutput } of tasks) {
    const known = example[name]
    const shares = classes.map((_, at) => Math.exp(outputs[firstOutput + at] ?? 0))
    const all = shares.reduce((sum, share) => sum + share, 0)
    classes.forEach((one, at) => {
      const error = (shares[at] ?? 0) / all - Number(one === known)
      into[firstOutput + at] = known === undefined ? 0 : auxiliaryLossShare * weight * error
    })
  }
}

const learnFrom = (learner: Learner, example: NetworkExample, rate: number): void => {
  const { tasks, layers, network, activations, outputGradients, gradients } = learner
  const kept = dropSome(example.tokens, learner)
  setOutputGradients(tasks, runNetwork(network, kept, activations), example, outputGradients)
  descendEmbedding(
    learner,
    kept,
    backpropagate(layers, activations, kept.ends.length, outputGradients, gradients),
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

const firstOutputOf = ({ weights, scale, biases }: Layer<Float32Array>): Layer<Float32Array> => ({
  weights: weights.filter((_, at) => at % biases.length === 0),
  scale,
  biases: Array.from(biases).slice(0, 1)
})

export const fitNetwork = (examples: ReadonlyArray<NetworkExample>, seed: number): Network => {
  const learner = makeLearner(examples, seed)
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
  return mapLayers((name) =>
    quantiseLayer(name, name === "output" ? firstOutputOf(learner.network[name]) : learner.network[name])
  )
}
