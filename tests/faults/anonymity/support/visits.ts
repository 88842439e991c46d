import { request } from "node:http"
import type { VisitorTraces } from "./traces.ts"

/** A visitor's request. */
export interface VisitRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface VisitResponse {
  readonly status: number
  /** The head as it came, but for the Date. */
  readonly head: string
  readonly body: string
  /** The visitor's own port. */
  readonly port: number
}

const headOf = (rawHeaders: ReadonlyArray<string>): string => {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() !== "date" ? [`${name}: ${rawHeaders[index + 1]}`] : []
  )
  return lines.join("\n")
}

/** One request on a connection of its own, from the visitor's own address. */
export const visit = (url: string, traces: VisitorTraces, asked: VisitRequest): Promise<VisitResponse> =>
  new Promise((resolve, reject) => {
    const headers = { ...traces.headers, ...asked.headers }
    const localAddress = traces.address
    const asking = request(new URL(asked.path, url), {
      method: asked.method,
      headers,
      localAddress,
      agent: false
    })
    asking.once("error", reject)
    asking.once("response", (response) => {
      const port = response.socket.localPort ?? 0
      const words: Array<string> = []
      response.setEncoding("utf8").on("data", (text: string) => words.push(text))
      response.once("error", reject)
      response.once("end", () => {
        const { statusCode = 0, rawHeaders } = response
        resolve({ status: statusCode, head: headOf(rawHeaders), body: words.join(""), port })
      })
    })
    asking.end(asked.body)
  })

/** Runs the tasks, so many at once, and keeps their order. */
export const runInOrder = async <A>(
  tasks: ReadonlyArray<() => Promise<A>>,
  atOnce: number
): Promise<ReadonlyArray<A>> => {
  const results: Array<A> = []
  for (let from = 0; from < tasks.length; from += atOnce) {
    results.push(...(await Promise.all(tasks.slice(from, from + atOnce).map((task) => task()))))
  }
  return results
}
