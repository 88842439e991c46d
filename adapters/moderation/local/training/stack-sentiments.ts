import type { SentimentClass } from "../engine/model/sentiment-classes.ts"
import { type SentimentTrees, sentimentInputsOf } from "../engine/model/sentiment-trees.ts"
import { fitTrees, type TreeOptions } from "./fit-trees.ts"
import type { UnstackedScores } from "./limits.ts"

/** Chosen by texts of authors that the models had not learned from. */
const treeOptions: TreeOptions = { trees: 80, depth: 4, rate: 0.1, minExamples: 150, smoothing: 5 }

const textWeight = 4

/** Stacked generalisation: the trees learn from scores of texts that the scoring models had not seen. */
export const stackSentiments = (scored: ReadonlyArray<UnstackedScores>): SentimentTrees => {
  const known = scored.flatMap(({ inputs, sentiment, languageAndScript: { language }, textOrigin }) =>
    sentiment === undefined
      ? []
      : [
          {
            inputs: sentimentInputsOf({ inputs, linear: sentiment.linear, language }),
            expected: sentiment.expected,
            weight: textOrigin === "text" ? textWeight : 1
          }
        ]
  )
  const treesFor = (name: SentimentClass) =>
    fitTrees(
      known.map(({ inputs, expected, weight }) => ({ inputs, isMember: expected === name, weight })),
      treeOptions
    )
  return {
    positive: treesFor("positive"),
    negative: treesFor("negative"),
    neutral: treesFor("neutral"),
    mixed: treesFor("mixed")
  }
}
