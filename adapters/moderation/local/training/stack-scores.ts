import { type BoostedTrees, scoreOfTrees } from "../engine/model/boosted-trees.ts"
import { fitTrees, type TreeExample, type TreeOptions } from "./fit-trees.ts"
import type { CrossValidatedScores, TextOrigin, UnstackedScores } from "./limits.ts"

export const treeOptions: TreeOptions = { trees: 150, depth: 4, rate: 0.1, minExamples: 150, smoothing: 5 }

/**
 * Lines about groups repeat sentences, so they weigh less. Everyday ones do, too, but with less weight the trees stop more
 * harmless notes than the linear models that they judge by.
 */
const weights: Readonly<Record<TextOrigin, number>> = {
  sentence: 3,
  text: 6,
  composed: 4,
  group: 2,
  everyday: 4,
  comment: 0
}

const toTreeExample = ({ inputs, isToxic, textOrigin }: UnstackedScores): TreeExample => ({
  inputs,
  isMember: isToxic,
  weight: weights[textOrigin]
})

interface StackedScores {
  readonly trees: BoostedTrees
  readonly judged: ReadonlyArray<CrossValidatedScores>
}

/** Stacked generalisation: the trees learn from scores of texts that the scoring models had not seen. */
export const stackScores = (scored: ReadonlyArray<UnstackedScores>): StackedScores => {
  const treesFrom = (some: ReadonlyArray<UnstackedScores>): BoostedTrees =>
    fitTrees(
      some.map(toTreeExample).filter(({ weight }) => weight > 0),
      treeOptions
    )
  const judged = [...Map.groupBy(scored, ({ fold }) => fold)].flatMap(([fold, ofFold]) => {
    const trees = treesFrom(scored.filter((one) => one.fold !== fold))
    return ofFold.map(({ inputs, ...one }) => ({ ...one, leaning: scoreOfTrees(trees, inputs) }))
  })
  return { trees: treesFrom(scored), judged }
}
