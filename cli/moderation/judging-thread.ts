import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import type { Given, Question, Said, Told } from "./judging.ts"

/** Beside the bundle; beside this file for who runs the sources; and in them for a bundle that is made on every save. */
const scripts = ["judge.js", "judge-in-thread.ts", "../../cli/moderation/judge-in-thread.ts"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url))
)

interface Waiting {
  readonly resolve: (said: Said) => void
  readonly reject: (failure: Error) => void
}

/** Milliseconds. Who asks for the verdict asks for the analysis next: what was said with it is kept so long at most. */
const keptFor = 1_000

/**
 * A thread of its own that judges: begun with the first text, so that a server to which nobody writes has no guard in
 * memory, and begun anew after it has died. Texts that come together are sent, and answered, together.
 */
export const makeJudgingThread = (given: Given) => {
  const waiting = new Map<number, Waiting>()
  const analyses = new Map<string, Said>()
  let [thread, asked, unsent]: [Worker | undefined, number, Array<Question>] = [undefined, 0, []]

  const end = (ended: Worker, failure: Error) => {
    if (thread !== ended) return
    thread = undefined
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  const hear = (told: ReadonlyArray<Told>) => {
    for (const each of told) {
      const asker = waiting.get(each.id)
      waiting.delete(each.id)
      if ("said" in each) asker?.resolve(each.said)
      else asker?.reject(new Error(`A text could not be judged: ${each.failed}`))
    }
    // Nobody waits for it: it holds up no process.
    if (waiting.size === 0) thread?.unref()
  }
  const begin = (): Worker => {
    const script = scripts.find((path) => existsSync(path)) ?? ""
    const begun = new Worker(script, { workerData: given, name: "guard" })
    begun.on("message", hear)
    begun.on("error", (failure) => end(begun, failure))
    begun.on("exit", () => end(begun, new Error("The thread that judges has ended.")))
    thread = begun
    return begun
  }
  const send = () => {
    const questions = unsent
    unsent = []
    const running = thread ?? begin()
    running.ref()
    running.postMessage(questions)
  }
  const ask = (text: string): Promise<Said> =>
    new Promise((resolve, reject) => {
      const id = asked++
      waiting.set(id, { resolve, reject })
      if (unsent.push({ id, text }) === 1) setImmediate(send)
    })
  const keep = (text: string, said: Said): Said => {
    if (said.verdict.decision === "rejected") return said
    if (analyses.size === 0) setTimeout(() => analyses.clear(), keptFor).unref()
    analyses.set(text, said)
    return said
  }

  return {
    judge: async (text: string) => keep(text, await ask(text)).verdict,
    analyse: async (text: string) => {
      const known = analyses.get(text)
      analyses.delete(text)
      return (known ?? (await ask(text))).analysis
    },
    stop: async () => {
      // An answer on its way would let go of the thread, and the process end before it, as if it had failed.
      thread?.off("message", hear)
      await thread?.terminate()
    }
  }
}
