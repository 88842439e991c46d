import { parentPort, workerData } from "node:worker_threads"
import { judgeFold } from "./calibrate.ts"
import type { FoldTask } from "./judge-folds.ts"

const { examples, language, fold }: FoldTask = workerData

parentPort?.postMessage(judgeFold(examples, language, fold))
