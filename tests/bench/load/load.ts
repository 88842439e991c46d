import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"
import { type LoadJob, LoadResult } from "./job.ts"

const generator = fileURLToPath(new URL("generator.ts", import.meta.url))
const readOutcome = Schema.decodeUnknownSync(LoadResult)

export interface LoadGenerator {
  readonly pid: number
  readonly run: (job: LoadJob) => Promise<LoadResult>
}

/** The next message; listeners that wait in vain are taken away again. */
export const nextMessage = async (child: ChildProcess): Promise<unknown> => {
  const done = new AbortController()
  const { signal } = done
  const ended = once(child, "exit", { signal }).then(() => {
    throw new Error("A process that was to answer has ended.")
  })
  ended.catch(() => undefined)
  const [message] = await Promise.race([once(child, "message", { signal }), ended])
  done.abort()
  return message
}

/** The load generator, in a process of its own: what it costs must not slow down whoever is measured. */
export const startLoad = (cleanUp: AsyncDisposableStack): LoadGenerator => {
  const child = fork(generator, { execArgv: [] })
  cleanUp.defer(() => void child.kill())
  return {
    pid: child.pid ?? 0,
    run: async (job) => {
      const answered = nextMessage(child)
      child.send(job)
      const outcome = readOutcome(await answered)
      if (outcome.failures === 0 && outcome.answers > 0) return outcome
      throw new Error(`${outcome.failures} requests failed: ${job.requests[0]?.split("\r\n")[0]}`)
    }
  }
}
