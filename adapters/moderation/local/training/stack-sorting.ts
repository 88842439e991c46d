import { categories } from "#core/domain/categories/category.ts"
import type { BoostedTrees } from "../engine/model/boosted-trees.ts"
import { categoryInputsOf } from "../engine/model/category-trees.ts"
import { sentimentClasses } from "../engine/model/sentiment-classes.ts"
import { sentimentInputsOf } from "../engine/model/sentiment-trees.ts"
import { fitTrees, type TreeOptions } from "./fit-trees.ts"
import type { TextOrigin, UnstackedScores } from "./limits.ts"
import { treeOptions } from "./stack-scores.ts"

/** More trees sort sentiments no better in texts by authors that the models had not learned from. */
const sortingTreeOptions: TreeOptions = { ...treeOptions, trees: 80 }

const textWeight = 4

interface SortedExample {
  readonly inputs: ReadonlyArray<number>
  readonly expected: string
  readonly textOrigin: TextOrigin
}

const stackClasses = (
  classes: ReadonlyArray<string>,
  examples: ReadonlyArray<SortedExample>
): ReadonlyArray<BoostedTrees> =>
  classes.map((name) =>
    fitTrees(
      examples.map(({ inputs, expected, textOrigin }) => ({
        inputs,
        isMember: expected === name,
        weight: textOrigin === "text" ? textWeight : 1
      })),
      sortingTreeOptions
    )
  )

export const stackCategories = (scored: ReadonlyArray<UnstackedScores>): ReadonlyArray<BoostedTrees> =>
  stackClasses(
    categories,
    scored.flatMap(({ category, languageAndScript: { language }, textOrigin }) =>
      category === undefined
        ? []
        : [{ inputs: categoryInputsOf({ ...category, language }), expected: category.expected, textOrigin }]
    )
  )

export const stackSentiments = (scored: ReadonlyArray<UnstackedScores>): ReadonlyArray<BoostedTrees> =>
  stackClasses(
    sentimentClasses,
    scored.flatMap(({ inputs, sentiment, languageAndScript: { language }, textOrigin }) =>
      sentiment === undefined
        ? []
        : [
            {
              inputs: sentimentInputsOf({ inputs, linear: sentiment.linear, language }),
              expected: sentiment.expected,
              textOrigin
            }
          ]
    )
  )
