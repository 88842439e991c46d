import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { LinearModel } from "../../adapters/moderation/local/model/linear-model.ts"
import { folds } from "./calibrate.ts"
import type { Example } from "./examples.ts"
import type { Judged } from "./limits.ts"

export interface FoldTask {
  readonly examples: ReadonlyArray<Example>
  readonly language: LinearModel
  readonly fold: number
}

const judgeInThread = async (task: FoldTask): Promise<ReadonlyArray<Judged>> => {
  const worker = new Worker(new URL("./fold-worker.ts", import.meta.url), { workerData: task })
  const [judged]: ReadonlyArray<ReadonlyArray<Judged>> = await once(worker, "message")
  return judged ?? []
}

/** The same as `crossJudge`, one thread for each fold: the models themselves can be fitted meanwhile. */
export const judgeFolds = async (
  examples: ReadonlyArray<Example>,
  language: LinearModel
): Promise<ReadonlyArray<Judged>> => {
  const judged = await Promise.all(
    Array.from({ length: folds }, (_, fold) => judgeInThread({ examples, language, fold }))
  )
  return judged.flat()
}
