import { Effect, Schema } from "effect"
import type { ResponseOf } from "#core/contract/call.ts"
import { type CallName, calls } from "#core/contract/calls.ts"
import { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { concatBytes } from "../body/read-bytes.ts"
import { jsonResponse, jsonType, noContent, type PlainResponse } from "../responses/plain-response.ts"
import { type Calls, schemas } from "./call-schema.ts"

/** Encodes a call's response with its success status, dropping fields that its Schema does not name. */
export const makeResponder = <N extends CallName>(
  name: N
): ((response: ResponseOf<Calls[N]>) => Effect.Effect<PlainResponse>) => {
  const schema = schemas[name].response
  if (schema === null) return () => Effect.succeed(noContent)
  const encode = Schema.encodeEffect(schema)
  return (response) =>
    encode(response).pipe(
      Effect.map((body) => jsonResponse(calls[name].success, body)),
      Effect.orDie
    )
}

const itemsPerChunk = 100

const encoder = new TextEncoder()

const encodeItems = Schema.encodeEffect(FeedbackItems)

/** Encodes an owner's list, which can be long, in chunks that yield to other requests. */
export const respondWithItems = Effect.fnUntraced(function* (
  items: FeedbackItems,
  headers: PlainResponse["headers"]
) {
  const parts: Array<Uint8Array> = []
  for (let from = 0; from < items.length; from += itemsPerChunk) {
    if (from > 0) yield* Effect.yieldNow
    const encoded = yield* Effect.orDie(encodeItems(items.slice(from, from + itemsPerChunk)))
    parts.push(encoder.encode(`${from > 0 ? "," : ""}${JSON.stringify(encoded).slice(1, -1)}`))
  }
  const body = concatBytes([encoder.encode("["), ...parts, encoder.encode("]")])
  return { status: calls.listFeedback.success, headers: { ...jsonType, ...headers }, body }
})
