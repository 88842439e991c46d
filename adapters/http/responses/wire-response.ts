import type { PlainResponse } from "./plain-response.ts"

export interface WireResponse {
  readonly status: number
  /** Header names and values alternate. */
  readonly head: ReadonlyArray<string>
  readonly body: string
}

export type ResponseSerialiser = (answer: PlainResponse, path: string) => WireResponse

/** Converts responses for the socket; memoised, because cached responses are sent many times. */
export const makeWireResponses = (
  headersOf: (answer: PlainResponse, path: string) => HeadersInit
): ResponseSerialiser => {
  const ready = new WeakMap<PlainResponse, WireResponse>()
  return (answer, path) => {
    const known = ready.get(answer)
    if (known !== undefined) return known
    const { status, body } = answer
    if (typeof body !== "string") throw new Error("only a text is sent at once")
    const length = String(new TextEncoder().encode(body).length)
    const made = {
      status,
      head: [...new Headers(headersOf(answer, path)), ["content-length", length]].flat(),
      body
    }
    ready.set(answer, made)
    return made
  }
}
