import { readFileSync, readlinkSync } from "node:fs"
import { setPriority } from "node:os"
import { parentPort, workerData } from "node:worker_threads"
import { assess, openGuard, warmUpTexts } from "../local/index.ts"
import type { AssessmentBatch, AssessmentResult, BatchResults, GuardThreadOptions } from "./messages.ts"

const { guardFile, strictness }: GuardThreadOptions = workerData

const giveWayToPages = () => {
  try {
    setPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1)), 5)
  } catch {
    // Only Linux lets a thread lower its own priority.
  }
}

const resultFor = (text: string): AssessmentResult => {
  try {
    return { assessment: assess(text, strictness) }
  } catch (error) {
    return { failure: error instanceof Error ? error.name : typeof error }
  }
}

/** Later rounds are no faster. */
const warmUpRounds = 5

/** Compiles the code before the first verdict, which would otherwise take several milliseconds. */
const warmUp = () => {
  for (let round = 0; round < warmUpRounds; round++)
    for (const text of warmUpTexts) if ("failure" in resultFor(text)) return
}

giveWayToPages()
openGuard(() => new Uint8Array(readFileSync(guardFile)))
warmUp()
parentPort?.on("message", ({ id, texts }: AssessmentBatch) => {
  parentPort?.postMessage({ id, results: texts.map(resultFor) } satisfies BatchResults)
})
