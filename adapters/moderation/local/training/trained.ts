import type { Decision } from "#core/domain/moderation/verdict.ts"
import { decisionOfBand } from "../engine/decide.ts"
import { scoreOfTrees } from "../engine/model/boosted-trees.ts"
import { languageScriptKey } from "../engine/model/cells.ts"
import { isCrisis, mayBeCrisis } from "../engine/model/crisis.ts"
import { bandOf, bandPositionOf } from "../engine/model/limits.ts"
import type { Models } from "../engine/model/models.ts"
import { type Calibration, scoreExample } from "./calibrate.ts"
import type { TrainingExample } from "./examples.ts"
import { formIn } from "./limits.ts"

export interface TrainedGuard extends Calibration {
  readonly models: Models
}

/** The guard's decision at normal strictness, without binding words and crisis detection. */
export const decisionOn = (
  { models, limits, crisis, comment, trees }: TrainedGuard,
  example: TrainingExample
): Decision => {
  const judged = scoreExample(models, example)
  const { dialect, crisis: leans } = judged
  const form = formIn(judged, comment)
  const leaning = form === "comment" ? judged.asComment : scoreOfTrees(trees, judged.inputs)
  const known = limits[languageScriptKey(dialect)]
  if (known === undefined) return "covered"
  const band = bandOf(known, form, example.pieces, "normal")
  const decision = decisionOfBand[bandPositionOf(band, leaning)]
  if (decision === "approved") return decision
  if (isCrisis(leans, crisis, "surely")) return "approved"
  return mayBeCrisis(leans, crisis, leaning - band.refuse) ? "covered" : decision
}
