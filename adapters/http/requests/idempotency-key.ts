import { Effect } from "effect"
import { badRequest, type RequestError } from "../responses/request-error.ts"

const printable = /^[\x20-\x7e]{1,255}$/

export const idempotencyKey = (request: Request): Effect.Effect<string | undefined, RequestError> => {
  const key = request.headers.get("idempotency-key")
  if (key === null) return Effect.undefined
  return printable.test(key)
    ? Effect.succeed(key)
    : Effect.fail(badRequest("Idempotency-Key must have 1 to 255 printable characters."))
}
