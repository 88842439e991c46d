import { Effect } from "effect"
import { isStorable } from "#core/domain/values/text.ts"
import { badRequest, type RequestError } from "../responses/request-error.ts"
import { requireContentType } from "./content-type.ts"
import { readText } from "./read-text.ts"

const maxJsonDepth = 8

const childrenOf = (value: object): ReadonlyArray<unknown> =>
  Array.isArray(value) ? value : [...Object.keys(value), ...Object.values(value)]

const isSafeJson = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return isStorable(value)
  if (typeof value !== "object" || value === null) return true
  return depth < maxJsonDepth && childrenOf(value).every((child) => isSafeJson(child, depth + 1))
}

const parseJson = (text: string): Effect.Effect<unknown, RequestError> =>
  Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => badRequest("The request is not valid JSON.")
  })

const requireSafeJson = (value: unknown): Effect.Effect<unknown, RequestError> =>
  isSafeJson(value)
    ? Effect.succeed(value)
    : Effect.fail(badRequest("The request contains characters or structures that are not allowed."))

const maxBytes = 16 * 1024

export const readJson = (request: Request): Effect.Effect<unknown, RequestError> =>
  requireContentType(request, "application/json").pipe(
    Effect.andThen(readText(request, maxBytes)),
    Effect.flatMap(parseJson),
    Effect.flatMap(requireSafeJson)
  )
