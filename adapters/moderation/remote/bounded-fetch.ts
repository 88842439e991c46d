import { readRetryAfter } from "./retry-after.ts"
import { type FailureKind, ServiceFailure } from "./service-failure.ts"

/** In bytes, after decompression. */
export const maxResponseBytes = 65_536

/** Classifies an unsuccessful response; `body` may be cut off. */
export type KindOf = (status: number, body: string) => FailureKind

export const kindOfStatus: KindOf = (status) => {
  if (status === 401 || status === 403) return "refused"
  if (status === 429) return "limited"
  return status >= 500 || status === 408 ? "broken" : "unreadable"
}

interface BoundedBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isCut: boolean
}

const readBody = async ({ body }: Response): Promise<BoundedBody> => {
  const kept = new Uint8Array(maxResponseBytes)
  let length = 0
  if (body === null) return { bytes: kept.slice(0, 0), isCut: false }
  for await (const chunk of body) {
    if (length + chunk.length > maxResponseBytes) return { bytes: kept.slice(0, length), isCut: true }
    kept.set(chunk, length)
    length += chunk.length
  }
  return { bytes: kept.slice(0, length), isCut: false }
}

const fetchOrUnreachable = async (input: string | URL | Request, init: RequestInit | undefined) => {
  try {
    // A redirect would carry the text to another host.
    const response = await fetch(input, { ...init, redirect: "error" })
    return { response, body: await readBody(response) }
  } catch {
    throw new ServiceFailure({ kind: "broken" })
  }
}

const failedResponse = (response: Response, body: BoundedBody, kindOf: KindOf): ServiceFailure => {
  const kind = kindOf(response.status, new TextDecoder().decode(body.bytes))
  const retryAfter = readRetryAfter(response.headers.get("retry-after"), Date.now())
  return new ServiceFailure({ kind, ...(retryAfter === undefined ? {} : { retryAfter }) })
}

/**
 * `fetch` for the SDKs: follows no redirect, limits the body, and fails with a `ServiceFailure` on an unsuccessful
 * status.
 */
export const boundedFetch =
  (kindOf: KindOf = kindOfStatus) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { response, body } = await fetchOrUnreachable(input, init)
    if (!response.ok) throw failedResponse(response, body, kindOf)
    if (body.isCut) throw new ServiceFailure({ kind: "unreadable" })
    const headers = new Headers(response.headers)
    for (const name of ["content-encoding", "content-length"]) headers.delete(name)
    return new Response(body.bytes, { status: response.status, headers })
  }
