import { Effect } from "effect"
import { malformed, type Refused, tooLarge } from "../answers/refused.ts"
import type { Incoming } from "./incoming.ts"
import { declaredLength, readBytes, readWhole } from "./read-bytes.ts"

/** Maximum bytes of a JSON or urlencoded body. */
const textBodyLimit = 16 * 1024

const utf8 = new TextDecoder("utf-8", { fatal: true })

const decodeUtf8 = (bytes: Uint8Array): Effect.Effect<string, Refused> =>
  Effect.try({
    try: () => utf8.decode(bytes),
    catch: () => malformed("The request is not valid UTF-8.")
  })

// Created once, because creating an error takes longer than reading most bodies.
const bodyTooLarge = tooLarge("The request is too large.")

/** Trusts the declared length, because the socket never delivers more. */
export const isDeclaredShort = (request: Pick<Incoming, "headers">): boolean =>
  (declaredLength(request) ?? Number.POSITIVE_INFINITY) <= textBodyLimit

export const readText = (request: Incoming): Effect.Effect<string, Refused> => {
  const { whole } = request
  const bytes =
    whole !== undefined && isDeclaredShort(request)
      ? readWhole(whole)
      : readBytes(request, textBodyLimit, bodyTooLarge)
  return Effect.flatMap(bytes, decodeUtf8)
}
