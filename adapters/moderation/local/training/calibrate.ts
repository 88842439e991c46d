import { type LanguageAndScript, languageScriptKey, type ScoreLimits } from "../engine/model/cells.ts"
import { commentClass, commentOf, leaningOf } from "../engine/model/classifier-result.ts"
import { crisisIn } from "../engine/model/crisis.ts"
import { letterSkeleton } from "../engine/model/held-out.ts"
import { languageAndScriptOf } from "../engine/model/language-and-script.ts"
import type { LinearModel } from "../engine/model/linear-model.ts"
import { scoreOf } from "../engine/model/linear-model.ts"
import type { Models } from "../engine/model/models.ts"
import type { CrisisLimits } from "../engine/model/settings.ts"
import { addText, finishHash, hashStart } from "../engine/text/hash.ts"
import { languages } from "../engine/text/script.ts"
import type { TrainingExample } from "./examples.ts"
import { fitCrisis, fitRegister, fitToxicity, withoutTypos } from "./fit-models.ts"
import {
  type CrossValidatedScores,
  commentLimitOf,
  crisisLimitsOf,
  limitsOf,
  type TextOrigin
} from "./limits.ts"

type CalibrationModels = Pick<Models, "toxicity" | "register" | "language" | "crisis">

const makeOf = ({ origin, author, isComposed, isTemplate }: TrainingExample): TextOrigin => {
  if (origin !== "own") return "comment"
  if (isTemplate === true) return "group"
  return isComposed === true ? "composed" : author === undefined ? "sentence" : "text"
}

export const judgeWith = (models: CalibrationModels, example: TrainingExample): CrossValidatedScores => {
  const { pieces, words, letters, label, kind } = example
  return {
    dialect: languageAndScriptOf(words, letters, models),
    isBrief: pieces.isBrief,
    comment: commentOf(pieces, models),
    make: makeOf(example),
    leaning: leaningOf(pieces, models).leaning,
    asComment: scoreOf(models.toxicity, pieces.whole, commentClass),
    crisis: crisisIn(pieces, models).most,
    isToxic: label === "toxic",
    kind
  }
}

export const folds = 4

/** Depends on the letters only, so that all spellings of a sentence are in one fold. */
export const foldOf = (text: string): number =>
  finishHash(addText(addText(hashStart, "fold"), letterSkeleton(text))) % folds

/**
 * Scores one fold with models trained on the others. The language model is shared, because it seldom errs on unseen
 * text.
 */
export const judgeFold = (
  examples: ReadonlyArray<TrainingExample>,
  language: LinearModel,
  fold: number
): ReadonlyArray<CrossValidatedScores> => {
  const others = examples.filter((example) => example.fold !== fold && example.isComposed !== true)
  const written = withoutTypos(others)
  const judge = {
    toxicity: fitToxicity(others),
    register: fitRegister(written),
    crisis: fitCrisis(written),
    language
  }
  return withoutTypos(examples)
    .filter((example) => example.fold === fold && example.label !== undefined)
    .map((example) => judgeWith(judge, example))
}

const languagesAndScripts: ReadonlyArray<LanguageAndScript> = languages.flatMap((language) =>
  (["native", "roman"] as const).map((script) => ({ language, script }))
)

export interface CalibratedLimits {
  readonly limits: Readonly<Record<string, ScoreLimits>>
  readonly crisis: CrisisLimits
  readonly comment: number
}

export const chooseLimits = (judged: ReadonlyArray<CrossValidatedScores>): CalibratedLimits => {
  const comment = commentLimitOf(judged)
  const indic = judged.filter(({ dialect }) => dialect.language !== "en")
  return {
    limits: Object.fromEntries(
      languagesAndScripts.map((dialect) => {
        const items = judged.filter((item) => languageScriptKey(item.dialect) === languageScriptKey(dialect))
        const others = indic.filter((item) => item.dialect.script === dialect.script)
        return [languageScriptKey(dialect), limitsOf(items, others, comment)]
      })
    ),
    crisis: crisisLimitsOf(judged),
    comment
  }
}
