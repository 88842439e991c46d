import type { IncomingMessage, ServerResponse } from "node:http"
import type { makeApp } from "#adapters/http/app.ts"

type Answering = (request: IncomingMessage, response: ServerResponse) => unknown

/** Node's `headers` keeps only the first Content-Type; a web `Headers` joins them all. */
const hasTwoTypes = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 12 && text.toLowerCase() === "content-type")
    .length > 1

const cutOff = () => new Error("The request was cut off.")

const wholeBody = (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    if (request.destroyed) return reject(cutOff())
    const chunks: Array<Buffer<ArrayBuffer>> = []
    request.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
    request.once("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    request.once("close", () => {
      if (!request.readableEnded) reject(cutOff())
    })
  })

const headersOf = ({ headers }: IncomingMessage) => ({
  get: (name: string): string | null => {
    const value = headers[name]
    return typeof value === "string" ? value : null
  }
})

const gone = (response: ServerResponse): AbortSignal => {
  const control = new AbortController()
  response.once("close", () => {
    if (!response.writableEnded) control.abort()
  })
  return control.signal
}

export const takingSubmissions =
  (take: ReturnType<typeof makeApp>["take"], answer: Answering): Answering =>
  async (request, response) => {
    const { method, url: target } = request
    const taken =
      method === "POST" && !hasTwoTypes(request)
        ? take({ method, target, host: request.headers.host, headers: headersOf(request) })
        : undefined
    if (taken === undefined) return answer(request, response)
    const whole = () => wholeBody(request)
    const { status, head, body } = await taken({
      whole,
      ip: request.socket.remoteAddress,
      signal: gone(response)
    })
    response.writeHead(status, "", [...head]).end(body)
  }
