import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

/** Task of the load generator. */
export interface LoadJob {
  readonly port: number
  readonly connections: number
  readonly warmUpMillis: number
  readonly millis: number
  /** Whole requests as they go over the wire, sent in turn. */
  readonly requests: ReadonlyArray<string>
  /** The only status that counts as an answer. */
  readonly status: number
}

/** Times are in milliseconds. */
export interface LoadResult {
  /** Within the measured time. */
  readonly answers: number
  /** All that were sent, before it too. */
  readonly sent: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
  /** Answers with another status, and connections that were cut. */
  readonly failures: number
}

const nextMessage = async (child: ChildProcess) => {
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

/** A program of the benches in a process of its own, which answers each message with one. */
export const startAnswering = <Job extends object, Answer>(
  cleanUp: AsyncDisposableStack,
  program: string,
  args: ReadonlyArray<string> = []
) => {
  const child = fork(fileURLToPath(new URL(`../${program}`, import.meta.url)), args, { execArgv: [] })
  cleanUp.defer(() => void child.kill())
  const ask = async (job: Job): Promise<Answer> => {
    const answered = nextMessage(child)
    child.send(job)
    return answered
  }
  return { pid: child.pid ?? 0, ask }
}

/** The load generator's costs must not slow down whoever is measured. */
export const startLoad = (cleanUp: AsyncDisposableStack) => {
  const { pid, ask } = startAnswering<LoadJob, LoadResult>(cleanUp, "load/generate-load.ts")
  const run = async (job: LoadJob) => {
    const outcome = await ask(job)
    if (outcome.failures === 0 && outcome.answers > 0) return outcome
    throw new Error(`${outcome.failures} requests failed: ${job.requests[0]?.split("\r\n")[0]}`)
  }
  return { pid, run }
}

export type LoadGenerator = ReturnType<typeof startLoad>

const requestHead = (line: string, fields: ReadonlyArray<string>) =>
  `${[`${line} HTTP/1.1`, "host: localhost", "accept: */*", ...fields].join("\r\n")}\r\n\r\n`

/** A request as it goes over the wire. */
export const getRequest = (path: string, fields: ReadonlyArray<string> = []): string =>
  requestHead(`GET ${path}`, fields)

export const feedbackRequest = (link: string, content: string): string => {
  const body = JSON.stringify({ content })
  const fields = ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`]
  return requestHead(`POST /api/profile/${link}/feedback`, fields) + body
}
