import { Effect } from "effect"
import type { H3Event } from "h3"
import { badRequest, type RequestError } from "../responses/request-error.ts"

const declaredLength = (request: Pick<Request, "headers">): number | undefined => {
  const header = request.headers.get("content-length")
  return header === null ? undefined : Number(header)
}

export const concatBytes = (chunks: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

type OnBytes = (count: number) => void

interface ReadBytesOptions {
  readonly limit: number
  readonly onBytes: OnBytes
  readonly signal: AbortSignal
}

interface ReceivedBytes {
  readonly addWithinLimit: (chunk: Uint8Array) => boolean
  readonly all: () => Uint8Array<ArrayBuffer>
}

const receivedBytes = ({ limit, onBytes }: ReadBytesOptions): ReceivedBytes => {
  const chunks: Array<Uint8Array> = []
  let length = 0
  return {
    addWithinLimit: (chunk) => {
      length += chunk.length
      onBytes(chunk.length)
      chunks.push(chunk)
      return length <= limit
    },
    all: () => concatBytes(chunks)
  }
}

/** Unread bytes stay with the connection: cancelling the stream would close it before the response is sent. */
const readWebStream = async (body: ReadableStream<Uint8Array>, options: ReadBytesOptions) => {
  const reader = body.getReader()
  options.signal.addEventListener("abort", () => reader.releaseLock())
  const received = receivedBytes(options)
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (received.addWithinLimit(next.value)) continue
    reader.releaseLock()
    return null
  }
  return received.all()
}

/** Firefox has no `Request.body`. */
const readWhole = async (request: Request, options: ReadBytesOptions) => {
  const received = receivedBytes(options)
  return received.addWithinLimit(new Uint8Array(await request.arrayBuffer())) ? received.all() : null
}

type NodeStream = NonNullable<NonNullable<H3Event["req"]["runtime"]>["node"]>["req"]

/** Reads Node's own stream: a web stream around it would cost more than the rest of a short request. */
const readNodeStream = (stream: NodeStream, options: ReadBytesOptions) =>
  new Promise<Uint8Array<ArrayBuffer> | null>((resolve, reject) => {
    const received = receivedBytes(options)
    const stop = () => {
      stream.off("data", onData).off("end", onEnd).off("error", onCutOff).off("close", onCutOff).pause()
    }
    const onData = (chunk: Uint8Array) => {
      if (received.addWithinLimit(chunk)) return
      stop()
      resolve(null)
    }
    const onEnd = () => {
      stop()
      resolve(received.all())
    }
    const onCutOff = () => {
      stop()
      reject(new Error("The connection was closed."))
    }
    options.signal.addEventListener("abort", stop)
    if (stream.destroyed) onCutOff()
    else stream.on("data", onData).on("end", onEnd).on("error", onCutOff).on("close", onCutOff)
  })

type ReceivedRequest = Request & Pick<H3Event["req"], "runtime">

const readDeclared = async (request: ReceivedRequest, options: ReadBytesOptions) => {
  const declared = declaredLength(request)
  if (declared !== undefined && !(declared <= options.limit)) return null
  const stream = request.runtime?.node?.req
  if (stream !== undefined) return readNodeStream(stream, options)
  if (request.body === undefined) return readWhole(request, options)
  return request.body === null ? new Uint8Array() : readWebStream(request.body, options)
}

const requestCutOff = () => badRequest("The request was cut off.")

export const readBytes = (
  request: ReceivedRequest,
  limit: number,
  tooLarge: RequestError,
  onBytes: OnBytes = () => undefined
): Effect.Effect<Uint8Array<ArrayBuffer>, RequestError> =>
  Effect.tryPromise({
    try: (signal) => readDeclared(request, { limit, onBytes, signal }),
    catch: requestCutOff
  }).pipe(
    Effect.filterOrFail(
      (bytes) => bytes !== null,
      () => tooLarge
    )
  )
