import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { LinearModel } from "../engine/model/linear-model.ts"
import { judgedFolds } from "./calibrate.ts"
import type { TrainingExample } from "./examples.ts"
import type { UnstackedScores } from "./limits.ts"

export interface FoldTask {
  readonly examples: ReadonlyArray<TrainingExample>
  readonly language: LinearModel
  readonly folds: ReadonlyArray<number>
}

/** Each thread holds a copy of all examples. */
const threads = 2

const judgeInThread = async (task: FoldTask): Promise<ReadonlyArray<UnstackedScores>> => {
  const worker = new Worker(new URL("./fold-worker.ts", import.meta.url), { workerData: task })
  const [judged]: ReadonlyArray<ReadonlyArray<UnstackedScores>> = await once(worker, "message")
  return judged ?? []
}

export const judgeFolds = async (
  examples: ReadonlyArray<TrainingExample>,
  language: LinearModel
): Promise<ReadonlyArray<UnstackedScores>> => {
  const shares = Array.from({ length: threads }, (_, thread) =>
    judgedFolds.filter((_, at) => at % threads === thread)
  )
  const judged = await Promise.all(shares.map((share) => judgeInThread({ examples, language, folds: share })))
  return judged.flat()
}
