import { parentPort, workerData } from "node:worker_threads"
import { type PartTask, runPart } from "./parts.ts"

const { name, options }: PartTask = workerData

parentPort?.postMessage(runPart(name, options))
