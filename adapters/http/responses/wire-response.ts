import type { ByteString } from "./byte-string.ts"
import type { PlainResponse } from "./plain-response.ts"

export interface WireResponse {
  readonly status: number
  readonly head: ReadonlyArray<string>
  readonly body: ByteString
}

type HeadersOf = (response: PlainResponse, path: string) => HeadersInit

export const wireHeadersOf = (
  headersOf: HeadersOf,
  response: PlainResponse,
  path: string
): ReadonlyArray<string> => [...new Headers(headersOf(response, path))].flat()
