import { rememberLast } from "#core/domain/values/remember-last.ts"
import type { Span } from "../text/term-index.ts"
import { embeddingRows, type TextTokens } from "./tokens.ts"

/** Length of the vector of a word. `convolve` needs an even number. */
export const channels = 24

export const hiddenUnits = 48

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

/** Quantised in the guard's file; floats in training, and to judge with, because they multiply faster. */
type Weights = Int8Array | Float32Array | Float64Array

/** `weights`: one input follows the other, each with the weights of all units. The embedding has no biases. */
export interface Layer<Kind extends Weights = Int8Array> {
  readonly weights: Kind
  readonly scale: number
  readonly biases: ArrayLike<number>
}

/**
 * A small convolutional network, which reads words in order where the linear models read none: an embedding of words, two
 * convolutions with shortcuts, the maximum and the sum over all words, a hidden layer, one number.
 */
export type Network<Kind extends Weights = Int8Array> = Readonly<Record<LayerName, Layer<Kind>>>

export interface Activations {
  readonly embedding: Float32Array
  readonly convolution: Float32Array
  readonly joined: Float32Array
  readonly dilated: Float32Array
  /** Maxima, then sums; `strongest` are the words of the maxima. */
  readonly pooled: Float32Array
  readonly strongest: Int32Array
  readonly hidden: Float32Array
  readonly output: Float32Array
}

export const makeActivations = (words: number, outputs = 1): Activations => ({
  embedding: new Float32Array(words * channels),
  convolution: new Float32Array(words * channels),
  joined: new Float32Array(words * channels),
  dilated: new Float32Array(words * channels),
  pooled: new Float32Array(2 * channels),
  strongest: new Int32Array(channels),
  hidden: new Float32Array(hiddenUnits),
  output: new Float32Array(outputs)
})

const sums = new Float64Array(channels)

const embed = ({ weights, scale }: Layer<Weights>, { rows, ends }: TextTokens, into: Float32Array): void => {
  let at = 0
  for (let word = 0; word < ends.length; word++) {
    const end = ends[word] ?? 0
    sums.fill(0, 0, channels)
    for (; at < end; at++) {
      const row = (rows[at] ?? 0) * channels
      for (let unit = 0; unit < channels; unit++) sums[unit] = (sums[unit] ?? 0) + (weights[row + unit] ?? 0)
    }
    for (let unit = 0; unit < channels; unit++) into[word * channels + unit] = scale * (sums[unit] ?? 0)
  }
}

const nearWords = [new Float64Array(kernelSize * channels), new Float64Array(kernelSize * channels)] as const

const lookAround = (
  from: Float32Array,
  word: number,
  words: number,
  dilation: number,
  near: Float64Array
): void => {
  for (let step = 0; step < kernelSize; step++) {
    const other = word + (step - 1) * dilation
    const isThere = other >= 0 && other < words
    for (let at = 0; at < channels; at++)
      near[step * channels + at] = isThere ? (from[other * channels + at] ?? 0) : 0
  }
}

/** Adds up two units of two words at once, which takes less than half the time of one after the other. */
const convolve = (
  { weights, scale, biases }: Layer<Weights>,
  dilation: number,
  words: number,
  from: Float32Array,
  into: Float32Array
): void => {
  const [near, nearNext] = nearWords
  for (let word = 0; word < words; word += 2) {
    lookAround(from, word, words, dilation, near)
    lookAround(from, word + 1, words, dilation, nearNext)
    for (let unit = 0; unit < channels; unit += 2) {
      let [first, second, firstOfNext, secondOfNext] = [0, 0, 0, 0]
      for (let at = 0; at < near.length; at++) {
        const value = near[at] ?? 0
        const valueOfNext = nearNext[at] ?? 0
        const weight = weights[at * channels + unit] ?? 0
        const other = weights[at * channels + unit + 1] ?? 0
        first += weight * value
        second += other * value
        firstOfNext += weight * valueOfNext
        secondOfNext += other * valueOfNext
      }
      const bias = biases[unit] ?? 0
      const otherBias = biases[unit + 1] ?? 0
      const place = word * channels + unit
      into[place] = Math.max(0, scale * first + bias)
      into[place + 1] = Math.max(0, scale * second + otherBias)
      if (word + 1 === words) continue
      into[place + channels] = Math.max(0, scale * firstOfNext + bias)
      into[place + channels + 1] = Math.max(0, scale * secondOfNext + otherBias)
    }
  }
}

const join = ({ embedding, convolution, joined }: Activations, words: number): void => {
  for (let at = 0; at < words * channels; at++) joined[at] = (embedding[at] ?? 0) + (convolution[at] ?? 0)
}

/** A sum is divided by the root of the number of words, so that it says as much in a long text as in a brief one. */
export const poolShare = (words: number): number => 1 / Math.sqrt(Math.max(1, words))

const pool = ({ joined, dilated, pooled, strongest }: Activations, { start, end }: Span): void => {
  const share = poolShare(end - start)
  for (let unit = 0; unit < channels; unit++) {
    let sum = 0
    let highest = start === end ? 0 : Number.NEGATIVE_INFINITY
    for (let word = start; word < end; word++) {
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
  const units = into.length
  for (let unit = 0; unit < units; unit++) {
    let sum = 0
    for (let at = 0; at < from.length; at++) sum += (weights[at * units + unit] ?? 0) * (from[at] ?? 0)
    into[unit] = Math.max(least, scale * sum + (biases[unit] ?? 0))
  }
}

const readWords = (network: Network<Weights>, tokens: TextTokens, activations: Activations): void => {
  const words = tokens.ends.length
  embed(network.embedding, tokens, activations.embedding)
  convolve(network.convolution, dilations.convolution, words, activations.embedding, activations.convolution)
  join(activations, words)
  convolve(network.dilated, dilations.dilated, words, activations.joined, activations.dilated)
}

const scoreSpan = (network: Network<Weights>, activations: Activations, span: Span): Float32Array => {
  pool(activations, span)
  applyDense(network.hidden, activations.pooled, activations.hidden, 0)
  applyDense(network.output, activations.hidden, activations.output, Number.NEGATIVE_INFINITY)
  return activations.output
}

/** `activations` must have room for the text's words. Returns its outputs, valid until the next text. */
export const runNetwork = (
  network: Network<Weights>,
  tokens: TextTokens,
  activations: Activations
): Float32Array => {
  readWords(network, tokens, activations)
  return scoreSpan(network, activations, { start: 0, end: tokens.ends.length })
}

/** The embedding stays as it is, because it is large and only looked up. */
const unquantise = (network: Network): Network<Weights> =>
  mapLayers((name) => {
    const { weights, scale, biases } = network[name]
    return name === "embedding"
      ? network[name]
      : { weights: Float64Array.from(weights, (weight) => weight * scale), scale: 1, biases }
  })

const unquantiseAll = rememberLast((networks: ReadonlyArray<Network>) => networks.map(unquantise))

let reused = makeActivations(2 ** 7)

/**
 * Log odds of abuse: of the whole text, then of each of its spans. The words are read once, so those of a span know their
 * neighbours. The mean of several networks, because each of them errs elsewhere.
 */
export const scoresOfNetworks = (
  networks: ReadonlyArray<Network>,
  tokens: TextTokens,
  spans: ReadonlyArray<Span>
): readonly [number, ...ReadonlyArray<number>] => {
  const words = tokens.ends.length
  if (words * channels > reused.embedding.length) reused = makeActivations(2 * words)
  const whole = { start: 0, end: words }
  const scored = unquantiseAll(networks).map((network) => {
    readWords(network, tokens, reused)
    return [whole, ...spans].map((span) => scoreSpan(network, reused, span)[0] ?? 0)
  })
  const meanAt = (at: number): number =>
    scored.reduce((sum, scores) => sum + (scores[at] ?? 0), 0) / networks.length
  return [meanAt(0), ...spans.map((_, at) => meanAt(at + 1))]
}
