import { type BoostedTrees, scoreOfTrees } from "../engine/model/boosted-trees.ts"
import { fitTrees, type TreeExample, type TreeOptions } from "./fit-trees.ts"
import type { CrossValidatedScores, TextOrigin, UnstackedScores } from "./limits.ts"

/** Chosen by cross-validation. */
const treeOptions: TreeOptions = { trees: 150, depth: 3, rate: 0.1, minExamples: 150, smoothing: 5 }

/** Filled-in lines (`group`, `everyday`) repeat sentences, so they weigh less. */
const weights: Readonly<Record<Exclude<TextOrigin, "comment">, number>> = {
  sentence: 3,
  text: 6,
  composed: 4,
  group: 2,
  everyday: 1
}

const toTreeExample = ({ inputs, isToxic, make }: UnstackedScores): TreeExample => ({
  inputs,
  isMember: isToxic,
  weight: make === "comment" ? 0 : weights[make]
})

const isOwn = ({ make }: UnstackedScores): boolean => make !== "comment"

interface StackedScores {
  readonly trees: BoostedTrees
  readonly judged: ReadonlyArray<CrossValidatedScores>
}

/** Stacked generalisation: the trees learn from scores of texts that the scoring models had not seen. */
export const stackScores = (scored: ReadonlyArray<UnstackedScores>): StackedScores => {
  const treesFrom = (some: ReadonlyArray<UnstackedScores>): BoostedTrees =>
    fitTrees(some.filter(isOwn).map(toTreeExample), treeOptions)
  const judged = [...Map.groupBy(scored, ({ fold }) => fold).values()].flatMap((ofFold) => {
    const seen = new Set(ofFold)
    const trees = treesFrom(scored.filter((one) => !seen.has(one)))
    return ofFold.map(({ inputs, ...one }) => ({ ...one, leaning: scoreOfTrees(trees, inputs) }))
  })
  return { trees: treesFrom(scored), judged }
}
