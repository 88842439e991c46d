import type { ByteString } from "./byte-string.ts"
import type { PlainResponse } from "./plain-response.ts"

export interface WireResponse {
  readonly status: number
  readonly head: ReadonlyArray<string>
  readonly body: ByteString
}

type HeadersOf = (answer: PlainResponse, path: string) => HeadersInit

export const wireHeadersOf = (
  headersOf: HeadersOf,
  answer: PlainResponse,
  path: string
): ReadonlyArray<string> => [...new Headers(headersOf(answer, path))].flat()
