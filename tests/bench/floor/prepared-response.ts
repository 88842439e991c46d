import { request } from "node:http"
import { text } from "node:stream/consumers"
import { Schema } from "effect"

/** An answer's bytes, kept ready. */
export const PreparedResponse = Schema.Struct({
  method: Schema.String,
  path: Schema.String,
  status: Schema.Finite,
  /** Names and values in turn, as node:http takes them. */
  headers: Schema.Array(Schema.String),
  body: Schema.String
})
export type PreparedResponse = typeof PreparedResponse.Type

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
