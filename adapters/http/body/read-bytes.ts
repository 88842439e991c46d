import { Effect } from "effect"
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

/** Null as soon as the body exceeds `limit` bytes. */
const readUpTo = async (body: ReadableStream<Uint8Array>, { limit, onBytes, signal }: ReadBytesOptions) => {
  const reader = body.getReader()
  // Frees the received bytes; unread ones stay with the connection.
  signal.addEventListener("abort", () => reader.releaseLock())
  const chunks: Array<Uint8Array> = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    onBytes(next.value.length)
    if (length > limit) {
      // Cancelling the stream would close the connection before the response is sent.
      reader.releaseLock()
      return null
    }
    chunks.push(next.value)
  }
  return concatBytes(chunks)
}

const readDeclared = async (request: Request, taking: ReadBytesOptions) => {
  const declared = declaredLength(request)
  if (declared !== undefined && !(declared <= taking.limit)) return null
  return request.body === null ? new Uint8Array() : readUpTo(request.body, taking)
}

const requestCutOff = () => badRequest("The request was cut off.")

export const readBytes = (
  request: Request,
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
