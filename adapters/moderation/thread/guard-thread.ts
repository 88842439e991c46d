import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import type { AssessmentBatch, AssessmentResult, BatchResults, GuardThreadOptions } from "./messages.ts"

/** Paths from the bundle, from this file, and from a bundle that is rebuilt on every save. */
const scripts = ["judge.js", "thread-script.ts", "../../adapters/moderation/thread/thread-script.ts"].map(
  (path) => fileURLToPath(new URL(path, import.meta.url))
)

/** A batch takes milliseconds, and the start of a thread on a busy machine some seconds. */
const maxBatchMillis = 30_000

interface PendingBatch {
  readonly resolve: (results: ReadonlyArray<AssessmentResult>) => void
  readonly reject: (failure: Error) => void
}

/**
 * A thread of its own that runs the local guard: started with the first text, so that a server to which nobody writes
 * has no guard in memory, and started anew after it has died or has not responded for too long.
 */
export const makeGuardThread = (options: GuardThreadOptions, maxMillis = maxBatchMillis) => {
  const pending = new Map<number, PendingBatch>()
  let [thread, nextId]: [Worker | undefined, number] = [undefined, 0]

  const end = (ended: Worker, failure: Error) => {
    if (thread !== ended) return
    thread = undefined
    for (const { reject } of pending.values()) reject(failure)
    pending.clear()
  }
  const receive = ({ id, results }: BatchResults) => {
    pending.get(id)?.resolve(results)
    pending.delete(id)
    // An idle thread must not keep the process alive.
    if (pending.size === 0) thread?.unref()
  }
  const start = (): Worker => {
    const script = scripts.find((path) => existsSync(path)) ?? ""
    const started = new Worker(script, { workerData: options, name: "guard" })
    started.on("message", receive)
    started.on("error", (failure) => end(started, failure))
    started.on("exit", () => end(started, new Error("The guard's thread has ended.")))
    thread = started
    return started
  }

  return {
    assess: async (texts: ReadonlyArray<string>): Promise<ReadonlyArray<AssessmentResult>> => {
      const running = thread ?? start()
      const id = nextId++
      const timer = setTimeout(() => void running.terminate(), maxMillis)
      try {
        return await new Promise((resolve, reject) => {
          pending.set(id, { resolve, reject })
          running.ref()
          running.postMessage({ id, texts } satisfies AssessmentBatch)
        })
      } finally {
        clearTimeout(timer)
      }
    },
    stop: async () => {
      // A result that still arrives would unref the thread, and the process would end before it, as if it had failed.
      thread?.off("message", receive)
      await thread?.terminate()
    }
  }
}
