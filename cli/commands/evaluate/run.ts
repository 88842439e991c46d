import { Effect } from "effect"
import {
  GuardMissing,
  openGuardFile,
  trainingFingerprintsFile
} from "#adapters/moderation/local/node/index.ts"
import {
  type Evaluation,
  type EvaluationRequest,
  evaluate,
  FileUnusable,
  plainText
} from "#adapters/moderation/local/training/evaluate/evaluate.ts"
import { makeProgress } from "../../terminal/progress.ts"
import { showReport } from "./show-report.ts"

const contentWarning = "Excerpts in `examples` may be abusive."

const reportRefused = ({ items, refused: { count, ids } }: Evaluation): void => {
  if (count === 0) return
  const named = ids.map((id) => plainText(String(id))).join(", ")
  console.error(
    `Refused ${count} of ${items} ${items === 1 ? "item" : "items"}, which the model was trained on: ${named}${count > ids.length ? ", …" : ""}.\n` +
      "They are in no figure; --allow-seen measures them as well."
  )
}

const reportEvaluation = (evaluation: Evaluation, isJson: boolean): number => {
  reportRefused(evaluation)
  if (evaluation.items === 0) console.error("There is no item in what was given.")
  if (evaluation.judged === 0) return 1
  console.log(isJson ? JSON.stringify({ contentWarning, ...evaluation }) : showReport(evaluation))
  return 0
}

export const runEvaluation = async (
  request: Omit<EvaluationRequest, "seenFile">,
  isJson: boolean
): Promise<number> => {
  const progress = makeProgress(process.stderr, () => performance.now())
  try {
    await Effect.runPromise(openGuardFile)
    return reportEvaluation(
      await evaluate({ ...request, seenFile: trainingFingerprintsFile }, progress),
      isJson
    )
  } catch (error) {
    if (!(error instanceof FileUnusable || error instanceof GuardMissing)) throw error
    console.error(error.message)
    return 1
  }
}
