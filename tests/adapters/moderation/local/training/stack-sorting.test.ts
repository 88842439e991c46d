import { expect, test } from "vitest"
import type { BoostedTrees } from "#adapters/moderation/local/engine/model/boosted-trees.ts"
import { categoryScoresBy } from "#adapters/moderation/local/engine/model/category-trees.ts"
import { leading } from "#adapters/moderation/local/engine/model/classes.ts"
import {
  type SentimentClass,
  sentimentClasses
} from "#adapters/moderation/local/engine/model/sentiment-classes.ts"
import {
  type ScoredSentiment,
  sentimentScoresBy
} from "#adapters/moderation/local/engine/model/sentiment-trees.ts"
import type { UnstackedScores } from "#adapters/moderation/local/training/limits.ts"
import { stackCategories, stackSentiments } from "#adapters/moderation/local/training/stack-sorting.ts"
import { categories, generalCategory } from "#core/domain/categories/category.ts"

const scored = (expected: SentimentClass, inputs: ReadonlyArray<number>): UnstackedScores => ({
  fold: 0,
  languageAndScript: { language: "en", script: "roman" },
  isBrief: true,
  comment: 0,
  textOrigin: "sentence",
  worst: 0,
  inputs,
  asComment: 0,
  isToxic: false,
  kind: undefined,
  category: undefined,
  sentiment: { expected, linear: sentimentClasses.map((name) => Number(name === expected)) }
})

/** The linear model is right where the other input is 0. Where it is 1, the text is mixed. */
const scores = Array.from({ length: 4000 }, (_, at) => {
  const said = sentimentClasses[at % 4] ?? "neutral"
  const one = scored(said, [at % 16 === 0 ? 1 : 0])
  return at % 16 === 0 && one.sentiment !== undefined
    ? { ...one, sentiment: { ...one.sentiment, expected: "mixed" as const } }
    : one
})

const trees = stackSentiments(scores)

const sentimentClassBy = (
  some: ReadonlyArray<BoostedTrees>,
  known: ScoredSentiment,
  isBrief: boolean
): SentimentClass => leading(sentimentClasses, sentimentScoresBy(some, known, isBrief), "neutral")

const foundBy = (linear: SentimentClass, input: number) =>
  sentimentClassBy(
    trees,
    { inputs: [input], linear: sentimentClasses.map((name) => Number(name === linear)), language: "en" },
    false
  )

test("the trees follow the linear model where nothing speaks against it", () => {
  for (const name of sentimentClasses) expect(foundBy(name, 0)).toBe(name)
})

test("the trees know better where another score says so", () => {
  expect(foundBy("positive", 1)).toBe("mixed")
})

test("the same scores may mean another sentiment in another language", () => {
  const linear = [0, 0, 0, 0]
  const split = Array.from({ length: 4000 }, (_, at) => {
    const language = at % 2 === 0 ? ("hi" as const) : ("kn" as const)
    const expected = language === "hi" ? ("negative" as const) : ("neutral" as const)
    return {
      ...scored(expected, [0]),
      languageAndScript: { language, script: "roman" as const },
      sentiment: { expected, linear }
    }
  })
  const learned = stackSentiments(split)
  expect(sentimentClassBy(learned, { inputs: [0], linear, language: "hi" }, false)).toBe("negative")
  expect(sentimentClassBy(learned, { inputs: [0], linear, language: "kn" }, false)).toBe("neutral")
})

test("texts without a known sentiment teach nothing", () => {
  const unknown = scores.map((one) => ({ ...one, inputs: [1], sentiment: undefined }))
  expect(stackSentiments([...scores, ...unknown])).toEqual(trees)
})

test("praise needs more than criticism where the linear model cannot tell them", () => {
  const even = Array.from({ length: 4000 }, (_, at) => {
    const one = scored(at % 2 === 0 ? "positive" : "negative", [0])
    return { ...one, sentiment: { expected: sentimentClasses[at % 2] ?? "neutral", linear: [1, 1, 0, 0] } }
  })
  const unsure = { inputs: [0], linear: [1, 1, 0, 0], language: "en" } as const
  expect(sentimentClassBy(stackSentiments(even), unsure, false)).toBe("negative")
  expect(sentimentClassBy(stackSentiments(even), unsure, true)).toBe("negative")
})

/** Each text is about one category and says of another as much, but in one of its sentences only. */
const sorted = Array.from({ length: 6000 }, (_, at): UnstackedScores => {
  const [expected, other] = [at % 6, (at + 1) % 6]
  const both = categories.map((_, one) => Number(one === expected || one === other))
  const first = categories.map((_, one) => Number(one === expected))
  return {
    ...scored("neutral", []),
    sentiment: undefined,
    category: {
      expected: categories[expected] ?? generalCategory,
      linear: [...both, ...first],
      isBrief: false,
      segments: 2,
      words: 12
    }
  }
})

test("the categories of single sentences decide where the whole text's do not", () => {
  const categoryTrees = stackCategories(sorted)
  for (const { category } of sorted.slice(0, 6)) {
    if (category === undefined) throw new Error("It has a category.")
    const scores = categoryScoresBy(categoryTrees, { ...category, language: "en" })
    expect(leading(categories, scores, generalCategory)).toBe(category.expected)
  }
})

test("texts without a known category teach nothing of it", () => {
  expect(stackCategories([...sorted, ...scores])).toEqual(stackCategories(sorted))
})
