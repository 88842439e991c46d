import type { Answer } from "./answers.ts"

export interface WireAnswer {
  readonly status: number
  /** Header names and values alternate. */
  readonly head: ReadonlyArray<string>
  readonly body: string
}

export type ToWire = (answer: Answer, path: string) => WireAnswer

/** Converts responses for the socket; memoised, because cached responses are sent many times. */
export const makeWireResponses = (headersOf: (answer: Answer, path: string) => HeadersInit): ToWire => {
  const ready = new WeakMap<Answer, WireAnswer>()
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
