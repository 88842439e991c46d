import { serialize } from "node:v8"
import { describe, expect, test } from "vitest"
import {
  channels,
  hiddenUnits,
  layerSizes,
  makeActivations,
  type Network,
  runNetwork,
  scoresOfNetworks
} from "#adapters/moderation/local/engine/model/network.ts"
import { sliceTokens, type TextTokens, tokensOf } from "#adapters/moderation/local/engine/model/tokens.ts"
import { makeModelParameter } from "#adapters/moderation/local/training/adam.ts"
import {
  asNetwork,
  backpropagate,
  type LearnedLayers,
  makeGradients
} from "#adapters/moderation/local/training/backpropagate.ts"
import { fitNetwork, type NetworkExample } from "#adapters/moderation/local/training/fit-network.ts"
import { makeRandom } from "#adapters/moderation/local/training/random.ts"

const tokensIn = (text: string): TextTokens => tokensOf({ soundList: text.split(" ") }, [], "en")

const scoreOf = (network: Network, tokens: TextTokens): number => scoresOfNetworks([network], tokens, [])[0]

describe("gradients of the loss", () => {
  const random = makeRandom(11)
  const outputs = 3
  const valuesOf = (size: number): Float32Array =>
    Float32Array.from({ length: size }, () => 0.4 * (2 * random() - 1))
  const layerOf = (weights: number, biases: number) => ({
    weights: makeModelParameter(valuesOf(weights)),
    biases: makeModelParameter(valuesOf(biases))
  })
  const layers: LearnedLayers = {
    convolution: layerOf(layerSizes.convolution, channels),
    dilated: layerOf(layerSizes.dilated, channels),
    hidden: layerOf(layerSizes.hidden, hiddenUnits),
    output: layerOf(outputs * layerSizes.output, outputs)
  }
  const embedding = valuesOf(layerSizes.embedding)
  const network = asNetwork(embedding, layers)
  const tokens = tokensIn("nobody here ever read the very long plan twice")
  const activations = makeActivations(tokens.ends.length, outputs)
  const outputGradients = valuesOf(outputs)
  const score = (): number =>
    runNetwork(network, tokens, activations).reduce(
      (sum, output, at) => sum + output * (outputGradients[at] ?? 0),
      0
    )
  score()
  const ofWords = backpropagate(
    layers,
    activations,
    tokens.ends.length,
    outputGradients,
    makeGradients(tokens.ends.length)
  ).slice()

  const measured = (values: Float32Array, at: number): number => {
    const kept = values[at] ?? 0
    const step = 1 / 2048
    values[at] = kept + step
    const above = score()
    values[at] = kept - step
    const below = score()
    values[at] = kept
    return (above - below) / (2 * step)
  }

  test.each(["convolution", "dilated", "hidden", "output"] as const)(
    "of layer %s are those of its numbers",
    (name) => {
      const { weights, biases } = layers[name]
      for (const { values, gradients } of [weights, biases]) {
        expect(gradients.some((gradient) => Math.abs(gradient) > 0.01)).toBe(true)
        const every = Math.ceil(values.length / 60)
        for (let at = 0; at < values.length; at += every)
          expect(gradients[at], `${name} ${at}`).toBeCloseTo(measured(values, at), 2)
      }
    }
  )

  test("of words are those of their rows", () => {
    const row = (tokens.rows.at(-2) ?? 0) * channels
    const word = tokens.ends.length - 1
    for (let unit = 0; unit < channels; unit++)
      expect(ofWords[word * channels + unit]).toBeCloseTo(measured(embedding, row + unit), 2)
  })
})

describe("a network", () => {
  const names = "asha ben carla dev esther farid gita hugo".split(" ")
  const pairs = names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other]))
  const [learned, unseen] = [pairs.filter((_, at) => at % 5 > 0), pairs.filter((_, at) => at % 5 === 0)]
  const blamed = ([one, other]: ReadonlyArray<string>): string => `${one} never thanks ${other} but lies`
  const praised = ([one, other]: ReadonlyArray<string>): string => `${one} never lies but thanks ${other}`
  const examples = Array.from({ length: 50 }, () => learned)
    .flat()
    .flatMap(
      (pair): ReadonlyArray<NetworkExample> => [
        { tokens: tokensIn(blamed(pair)), isToxic: true, kind: "threat", sentiment: "negative", weight: 1 },
        { tokens: tokensIn(praised(pair)), isToxic: false, kind: "praise", sentiment: "positive", weight: 1 }
      ]
    )
  const network = fitNetwork(examples, 1)

  test("learns what words mean in their order", () => {
    for (const pair of unseen) {
      expect(scoreOf(network, tokensIn(blamed(pair)))).toBeGreaterThan(0.3)
      expect(scoreOf(network, tokensIn(praised(pair)))).toBeLessThan(-0.3)
    }
  })

  test("learns from kinds and sentiments what words mean that no abuse was learned with", () => {
    const told = [
      { text: "you bluster here", isToxic: true, kind: "threat", sentiment: "negative" },
      { text: "you shine here", isToxic: false, kind: "praise", sentiment: "positive" },
      { text: "you grumble here", isToxic: undefined, kind: "threat", sentiment: "negative" },
      { text: "you excel here", isToxic: undefined, kind: "praise", sentiment: "positive" }
    ]
    const knowing = fitNetwork(
      Array.from({ length: 400 }, () => told)
        .flat()
        .map(({ text, ...one }) => ({ ...one, tokens: tokensIn(text), weight: 1 })),
      1
    )
    const score = (text: string): number => scoreOf(knowing, tokensIn(text))
    expect(score("you grumble here")).toBeGreaterThan(score("you excel here") + 0.5)
    expect(knowing.output.weights).toHaveLength(hiddenUnits)
  })

  test("is the same from the same examples, bit by bit", () => {
    expect(serialize(fitNetwork(examples, 1)).equals(serialize(network))).toBe(true)
  })

  test("gives a text the same score after a longer one and after an empty one", () => {
    const text = tokensIn("asha never thanks ben but lies")
    const score = scoreOf(network, text)
    for (const other of ["", "ben thanks ".repeat(300).trim()]) {
      expect(Number.isFinite(scoreOf(network, tokensIn(other)))).toBe(true)
      expect(scoreOf(network, text)).toBe(score)
    }
  })

  test("judges a span by its own words, which read their neighbours", () => {
    const [blame, praise] = [blamed(["asha", "ben"]), praised(["gita", "hugo"])]
    const both = tokensIn(`${blame} . ${praise}`)
    const [, first, second] = scoresOfNetworks([network], both, [
      { start: 0, end: 6 },
      { start: 7, end: 13 }
    ])
    expect(first).toBeGreaterThan(0.3)
    expect(second).toBeLessThan(-0.3)
    const [whole, same] = scoresOfNetworks([network], both, [{ start: 0, end: 13 }])
    expect(same).toBe(whole)
  })

  test("counts as much as any other of an ensemble", () => {
    const other = fitNetwork(examples, 2)
    const text = tokensIn(blamed(["asha", "ben"]))
    const spans = [{ start: 1, end: 4 }]
    const [one, two] = [network, other].map((each) => scoresOfNetworks([each], text, spans))
    expect(one?.[0]).not.toBe(two?.[0])
    for (const [at, score] of scoresOfNetworks([network, other], text, spans).entries())
      expect(score).toBeCloseTo(((one?.[at] ?? 0) + (two?.[at] ?? 0)) / 2)
  })
})

test("words cut out of a text read as alone", () => {
  expect(sliceTokens(tokensIn("nobody here ever read the plan"), { start: 2, end: 5 })).toEqual(
    tokensIn("ever read the")
  )
})
