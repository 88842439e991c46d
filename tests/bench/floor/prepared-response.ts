import { request } from "node:http"
import { text } from "node:stream/consumers"

/** An answer's bytes, kept ready. */
export interface PreparedResponse {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Names and values in turn, as node:http takes them. */
  readonly headers: ReadonlyArray<string>
  readonly body: string
}

/** Node writes these itself. */
const nodeHeaders = new Set(["date", "connection", "keep-alive", "transfer-encoding"])

const withoutNodeHeaders = (raw: ReadonlyArray<string>): ReadonlyArray<string> =>
  raw.flatMap((name, index) =>
    index % 2 === 0 && !nodeHeaders.has(name.toLowerCase()) ? [name, raw[index + 1] ?? ""] : []
  )

/** Asks a server once, so that the floor server can send the same bytes. */
export const captureResponse = (
  port: number,
  method: string,
  path: string,
  body?: string
): Promise<PreparedResponse> =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { "content-type": "application/json" }
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
      text(answer).then((content) => {
        const { statusCode: status = 0, rawHeaders } = answer
        resolve({ method, path, status, headers: withoutNodeHeaders(rawHeaders), body: content })
      }, reject)
    })
    sent.once("error", reject).end(body)
  })
