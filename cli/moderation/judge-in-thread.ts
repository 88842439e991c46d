import { readFileSync, readlinkSync } from "node:fs"
import { setPriority } from "node:os"
import { parentPort, workerData } from "node:worker_threads"
import { analyse, judge, openGuard } from "#adapters/moderation/local/index.ts"
import type { Given, Question, Said, Told } from "./judging.ts"

const { guardFile, strictness }: Given = workerData

/** Whoever waits for a page comes before whoever waits for a verdict. Linux alone knows a thread's own priority. */
const stepBack = () => {
  try {
    setPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1)), 5)
  } catch {
    // Elsewhere it judges as an equal.
  }
}

const sayOf = (text: string): Said => ({ verdict: judge(text, strictness), analysis: analyse(text) })

const answer = ({ id, text }: Question): Told => {
  try {
    return { id, said: sayOf(text) }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.name : typeof error }
  }
}

stepBack()
openGuard(() => new Uint8Array(readFileSync(guardFile)))
parentPort?.on("message", (questions: ReadonlyArray<Question>) => {
  parentPort?.postMessage(questions.map(answer))
})
