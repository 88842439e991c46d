import { Effect } from "effect"
import { malformed, type Refused, tooLarge } from "../answers/refused.ts"
import { readBytes } from "./read-bytes.ts"

/** Bytes of a JSON or urlencoded body. */
const textBodyLimit = 16 * 1024

const decodeUtf8 = (bytes: Uint8Array): Effect.Effect<string, Refused> =>
  Effect.try({
    try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    catch: () => malformed("The request is not valid UTF-8.")
  })

// Made once: an error takes longer to make than most bodies to read.
const bodyTooLarge = tooLarge("The request is too large.")

export const readText = (request: Request): Effect.Effect<string, Refused> =>
  readBytes(request, textBodyLimit, bodyTooLarge).pipe(Effect.flatMap(decodeUtf8))
