import { Effect } from "effect"
import { badRequest, contentTooLarge, type RequestError } from "../responses/request-error.ts"
import { readBytes } from "./read-bytes.ts"

const utf8 = new TextDecoder("utf-8", { fatal: true })

export const notUtf8 = badRequest("The request is not valid UTF-8.")

const decodeUtf8 = (bytes: Uint8Array): Effect.Effect<string, RequestError> =>
  Effect.try({
    try: () => utf8.decode(bytes),
    catch: () => notUtf8
  })

const bodyTooLarge = contentTooLarge("The request is too large.")

export const readText = (request: Request, maxBytes: number): Effect.Effect<string, RequestError> =>
  Effect.flatMap(readBytes(request, maxBytes, bodyTooLarge), decodeUtf8)
