import { addText, finishHash, hashStart } from "#core/domain/values/hash.ts"
import type { BoostedTrees } from "../engine/model/boosted-trees.ts"
import { linearCategoriesOf } from "../engine/model/category-trees.ts"
import { type LanguageAndScript, languageScriptKey, type ScoreLimits } from "../engine/model/cells.ts"
import { letterSkeleton } from "../engine/model/held-out.ts"
import { languageAndScriptOf } from "../engine/model/language-and-script.ts"
import { type LinearModel, scoresOf } from "../engine/model/linear-model.ts"
import type { Models } from "../engine/model/models.ts"
import { scoreText } from "../engine/model/text-scores.ts"
import { languages, scripts } from "../engine/text/script.ts"
import { everydayKind } from "./everyday-rows.ts"
import type { TrainingExample } from "./examples.ts"
import { fitModels, sentimentClassOf } from "./fit-models.ts"
import {
  type ClassifiedCategory,
  type ClassifiedSentiment,
  commentLimitOf,
  limitsOf,
  type TextOrigin,
  type UnstackedScores
} from "./limits.ts"
import type { TrainingRow } from "./row.ts"
import { stackScores } from "./stack-scores.ts"
import { stackCategories, stackSentiments } from "./stack-sorting.ts"

const textOriginOf = ({ origin, author, isComposed, template, kind }: TrainingExample): TextOrigin => {
  if (origin !== "own") return "comment"
  if (kind === everydayKind) return "everyday"
  if (template !== undefined) return "group"
  return isComposed === true ? "composed" : author === undefined ? "sentence" : "text"
}

const classifiedCategoryOf = (
  { category }: Models,
  { label, features, spans, category: expected }: TrainingExample
): ClassifiedCategory | undefined =>
  expected === undefined || label !== "ok" || features === undefined
    ? undefined
    : {
        expected,
        linear: linearCategoriesOf(category, features, spans),
        isBrief: spans.isBrief,
        segments: spans.segments.length,
        words: spans.words
      }

const classifiedSentimentOf = (
  { sentiment }: Models,
  example: TrainingExample
): ClassifiedSentiment | undefined => {
  const { label, features } = example
  const expected = sentimentClassOf(example)
  return expected === undefined || label !== "ok" || features === undefined
    ? undefined
    : { expected, linear: scoresOf(sentiment, features) }
}

const scoreExample = (models: Models, example: TrainingExample): UnstackedScores => {
  const { spans, words, letters, label, kind, fold = 0 } = example
  const { worst, comment, asComment, inputs } = scoreText(spans, models)
  return {
    fold,
    languageAndScript: languageAndScriptOf(words, letters, models),
    isBrief: spans.isBrief,
    comment,
    textOrigin: textOriginOf(example),
    worst,
    inputs,
    asComment,
    isToxic: label === "toxic",
    kind,
    category: classifiedCategoryOf(models, example),
    sentiment: classifiedSentimentOf(models, example)
  }
}

export const foldCount = 4

export const allFolds: ReadonlyArray<number> = Array.from({ length: foldCount }, (_, fold) => fold)

/** Blocked cross-validation: no model judges what its own authors wrote. Public rows, which have no blocks, go by their letters. */
export const foldOf = ({ text, block }: Pick<TrainingRow, "text" | "block">): number =>
  (block ?? finishHash(addText(addText(hashStart, "fold"), letterSkeleton(text)))) % foldCount

/**
 * Scores one fold with models trained on the others. The language model is shared, because it seldom errs on unseen
 * text.
 */
export const judgeFold = (
  examples: ReadonlyArray<TrainingExample>,
  language: LinearModel,
  fold: number
): ReadonlyArray<UnstackedScores> => {
  const others = examples.filter((example) => example.fold !== fold && example.isComposed !== true)
  const models = fitModels(others, language)
  return examples
    .filter((example) => example.fold === fold && example.label !== undefined && example.isMistyped !== true)
    .map((example) => scoreExample(models, example))
}

const languagesAndScripts: ReadonlyArray<LanguageAndScript> = languages.flatMap((language) =>
  scripts.map((script) => ({ language, script }))
)

interface Calibration {
  readonly limits: Readonly<Record<string, ScoreLimits>>
  readonly comment: number
  readonly trees: BoostedTrees
  readonly categoryTrees: ReadonlyArray<BoostedTrees>
  readonly sentimentTrees: ReadonlyArray<BoostedTrees>
}

export interface TrainedGuard extends Calibration {
  readonly models: Models
}

export const calibrate = (scored: ReadonlyArray<UnstackedScores>): Calibration => {
  const { trees, judged } = stackScores(scored)
  const comment = commentLimitOf(judged)
  const indic = judged.filter(({ languageAndScript }) => languageAndScript.language !== "en")
  return {
    limits: Object.fromEntries(
      languagesAndScripts.map((languageAndScript) => {
        const items = judged.filter(
          (item) => languageScriptKey(item.languageAndScript) === languageScriptKey(languageAndScript)
        )
        const others = indic.filter((item) => item.languageAndScript.script === languageAndScript.script)
        return [languageScriptKey(languageAndScript), limitsOf(items, others, comment)]
      })
    ),
    comment,
    trees,
    categoryTrees: stackCategories(scored),
    sentimentTrees: stackSentiments(scored)
  }
}
