import { type GuardLanguage, languages } from "../text/script.ts"
import { type BoostedTrees, scoresOfTrees } from "./boosted-trees.ts"
import type { Features } from "./features.ts"
import { type LinearModel, scoresOf } from "./linear-model.ts"
import type { TextSpans } from "./text-spans.ts"

export interface ScoredCategory {
  readonly linear: ReadonlyArray<number>
  readonly language: GuardLanguage
  readonly isBrief: boolean
  readonly segments: number
  readonly words: number
}

/**
 * Scores of the linear model by class: of the whole, then the largest and the smallest of any segment, then those of the
 * first and of the last one. A text without segments counts as its only one. `whole` keeps the greetings.
 */
export const linearCategoriesOf = (
  model: LinearModel,
  whole: Features,
  { segments }: TextSpans
): ReadonlyArray<number> => {
  const ofWhole = scoresOf(model, whole)
  const ofSegments = segments.map((segment) => scoresOf(model, segment))
  const ofEach = ofSegments.length === 0 ? [ofWhole] : ofSegments
  const byClass = ofWhole.map((_, at) => ofEach.map((scores) => scores[at] ?? 0))
  return [
    ...ofWhole,
    ...byClass.map((scores) => Math.max(...scores)),
    ...byClass.map((scores) => Math.min(...scores)),
    ...(ofEach[0] ?? []),
    ...(ofEach.at(-1) ?? [])
  ]
}

/** Their order is fixed, because a tree names an input by its index. */
export const categoryInputsOf = ({
  linear,
  language,
  isBrief,
  segments,
  words
}: ScoredCategory): ReadonlyArray<number> => [
  ...linear,
  Number(isBrief),
  segments,
  words,
  ...languages.map((one) => Number(one === language))
]

/** Log odds of each category against the others. `trees` are in the order of the categories. */
export const categoryScoresBy = (
  trees: ReadonlyArray<BoostedTrees>,
  scored: ScoredCategory
): ReadonlyArray<number> => scoresOfTrees(trees, categoryInputsOf(scored))
