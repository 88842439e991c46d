import type { BoostedTrees } from "../engine/model/boosted-trees.ts"
import { sentimentClasses } from "../engine/model/sentiment-classes.ts"
import { sentimentInputsOf } from "../engine/model/sentiment-trees.ts"
import { fitTrees, type TreeOptions } from "./fit-trees.ts"
import type { UnstackedScores } from "./limits.ts"
import { treeOptions } from "./stack-scores.ts"

/** More of them gain nothing on texts of authors that the models had not learned from. */
const sentimentTreeOptions: TreeOptions = { ...treeOptions, trees: 80 }

const textWeight = 4

/** Stacked generalisation, as for abuse: each class against the others, in the order of the classes. */
export const stackSentiments = (scored: ReadonlyArray<UnstackedScores>): ReadonlyArray<BoostedTrees> => {
  const known = scored.flatMap(({ inputs, sentiment, languageAndScript: { language }, textOrigin }) => {
    if (sentiment === undefined) return []
    const { expected, linear } = sentiment
    const weight = textOrigin === "text" ? textWeight : 1
    return [{ inputs: sentimentInputsOf({ inputs, linear, language }), expected, weight }]
  })
  return sentimentClasses.map((name) =>
    fitTrees(
      known.map(({ inputs, expected, weight }) => ({ inputs, isMember: expected === name, weight })),
      sentimentTreeOptions
    )
  )
}
