import { parentPort, workerData } from "node:worker_threads"
import { judgeFold } from "./calibrate.ts"
import type { FoldTask } from "./judge-folds.ts"

const { examples, language, folds }: FoldTask = workerData

parentPort?.postMessage(folds.flatMap((fold) => judgeFold(examples, language, fold)))
