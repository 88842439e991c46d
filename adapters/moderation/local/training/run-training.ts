import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { Worker } from "node:worker_threads"
import { openGuard } from "../engine/compiled/guard-file.ts"
import { modelSettings, models } from "../engine/model/models.ts"
import { calibrate, type TrainedGuard } from "./calibrate.ts"
import { compileGuard } from "./compile-guard.ts"
import { packFingerprints } from "./evaluate/fingerprints.ts"
import { toExample } from "./examples.ts"
import { fitCrisis } from "./fit-models.ts"
import {
  isForTraining,
  openWords,
  type PartName,
  type PartResult,
  readCrisisExamples,
  readDrafts,
  type TrainingOptions
} from "./parts.ts"
import { seenFile } from "./read/data-files.ts"
import type { TrainingRow } from "./row.ts"
import { type TrainingSource, writeSources } from "./sources.ts"
import { writeModel } from "./write-model.ts"

const logProgress = (text: string): void => console.log(`${text} (${process.uptime().toFixed(0)} s)`)

const writeTrained = (
  trained: TrainedGuard,
  training: ReadonlyArray<TrainingRow>,
  sources: ReadonlyArray<TrainingSource>
): void => {
  writeModel(trained)
  writeFileSync(seenFile, packFingerprints(training.map(({ text }) => text)))
  writeSources(sources)
}

/** Learns the model of crises anew; everything else stays. A training of all learns the same one from the same data. */
export const relearnCrisis = (options: TrainingOptions): void => {
  const compiled = compileGuard()
  openGuard(() => compiled)
  const training = readDrafts(options).filter(isForTraining)
  logProgress(`${training.length} rows read`)
  const examples = training
    .filter(({ origin }) => origin === "own")
    .map((draft) => toExample(draft, draft.lang))
  const crisisTexts = readCrisisExamples()
  const crisis = fitCrisis(examples, crisisTexts)
  writeTrained(
    { ...modelSettings(), models: { ...models, crisis } },
    [...training, ...crisisTexts],
    options.sources
  )
  logProgress("done")
}

const megabytesOfThread = 10_000

/** Each thread reads the rows itself: a copy of another's would need as much memory again. */
const inThread = async <Name extends PartName>(
  name: Name,
  options: TrainingOptions
): Promise<PartResult<Name>> => {
  const worker = new Worker(new URL("./part-worker.ts", import.meta.url), {
    workerData: { name, options },
    resourceLimits: { maxOldGenerationSizeMb: megabytesOfThread }
  })
  const [result] = await once(worker, "message")
  logProgress(`${name} done`)
  return result
}

/** Two parts at a time, for two cores and the memory of two. */
export const runTraining = async (options: TrainingOptions): Promise<void> => {
  const folds = await Promise.all([inThread("fold1", options), inThread("fold3", options)])
  const [abuse, others] = await Promise.all([inThread("abuse", options), inThread("others", options)])
  openWords()
  const training = [...readDrafts(options).filter(isForTraining), ...readCrisisExamples()]
  writeTrained({ models: { ...abuse, ...others }, ...calibrate(folds.flat()) }, training, options.sources)
  logProgress(`trained on ${training.length}`)
}
