import { Schema } from "effect"

/**
 * What went wrong: the key is refused, the service asks for fewer calls, it cannot be reached or is out of order,
 * or it answers what nobody understands.
 */
const failureKinds = ["refused", "limited", "broken", "unreadable"] as const

export type FailureKind = (typeof failureKinds)[number]

/** A call that brought no answer. Carries neither text nor body. */
export class ServiceFailure extends Schema.TaggedError<ServiceFailure>()("ServiceFailure", {
  kind: Schema.Literals(failureKinds),
  /** Milliseconds that the service asks to be left alone for. */
  retryAfter: Schema.optionalKey(Schema.Finite)
}) {}

/** No call was made: the service has been failing, or has refused the key, too recently. */
export class ServiceAway extends Schema.TaggedError<ServiceAway>()("ServiceAway", {
  why: Schema.Literals(["key refused", "circuit open"])
}) {}

const deepest = 5

/** The failure that an SDK may have wrapped; what it throws for reasons of its own is an unreadable answer. */
export const failureIn = (thrown: unknown, depth = 0): ServiceFailure => {
  if (thrown instanceof ServiceFailure) return thrown
  return thrown instanceof Error && thrown.cause !== undefined && depth < deepest
    ? failureIn(thrown.cause, depth + 1)
    : new ServiceFailure({ kind: "unreadable" })
}
