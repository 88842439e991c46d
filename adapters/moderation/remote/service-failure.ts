import { Schema } from "effect"

/**
 * The key is rejected, the service asks for fewer calls, it is unreachable or out of order, or its response is
 * unreadable.
 */
const failureKinds = ["refused", "limited", "broken", "unreadable"] as const

export type FailureKind = (typeof failureKinds)[number]

/** Carries neither the text nor the response's body. `retryAfter` is in milliseconds. */
export class ServiceFailure extends Schema.TaggedError<ServiceFailure>()("ServiceFailure", {
  kind: Schema.Literals(failureKinds),
  retryAfter: Schema.optionalKey(Schema.Finite)
}) {}

/** No call was made, because the service failed or rejected the key too recently. */
export class ServiceAway extends Schema.TaggedError<ServiceAway>()("ServiceAway", {
  why: Schema.Literals(["key refused", "circuit open"])
}) {}

const maxCauseDepth = 5

/** Unwraps the failure that an SDK wrapped; any other error counts as an unreadable response. */
export const failureIn = (thrown: unknown, depth = 0): ServiceFailure => {
  if (thrown instanceof ServiceFailure) return thrown
  return thrown instanceof Error && thrown.cause !== undefined && depth < maxCauseDepth
    ? failureIn(thrown.cause, depth + 1)
    : new ServiceFailure({ kind: "unreadable" })
}
