import { Cause, Effect, Exit } from "effect"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { minuteMillis } from "#core/domain/values/durations.ts"
import { type RateLimited, rateLimited } from "../responses/rate-limited.ts"
import type { GrowingDelay } from "./growing-delay.ts"
import type { Quotas } from "./quotas.ts"

interface SignInAttemptKeys {
  readonly network: string
  readonly account: string
}

export const failuresRule = { atOnce: 20, more: 20, everyMillis: 10 * minuteMillis } as const

const wrongCredentialTags: ReadonlySet<string> = new Set([
  "InvalidCredentials",
  "InvalidAdminCredentials",
  "InvitationUnusable",
  "WrongPassword",
  "WrongCode"
])

type SignInResult = "right" | "wrong" | "unknown" | "given up"

/** An aborted guess keeps its token, because it has cost as much as any other. */
const signInOutcomeOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>): SignInResult => {
  if (Exit.isSuccess(exit)) return "right"
  if (Cause.hasInterruptsOnly(exit.cause)) return "given up"
  const failed = exit.cause.reasons.find(Cause.isFailReason)
  return failed !== undefined && wrongCredentialTags.has(failed.error._tag) ? "wrong" : "unknown"
}

/**
 * Counts failures per subnet and slows down only that subnet, so that others can always sign in with the right
 * password. The token is taken before the attempt; otherwise a thousand concurrent attempts would be free.
 */
export const guardedBy =
  (failures: Quotas, delay: GrowingDelay) =>
  <A, E extends { readonly _tag: string }, R>(
    { network, account }: SignInAttemptKeys,
    attempt: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E | RateLimited, R> => {
    const settle = (exit: Exit.Exit<A, E>) =>
      Effect.map(monotonicMillis, (time) => {
        const outcome = signInOutcomeOf(exit)
        if (outcome === "right") delay.succeed(account)
        if (outcome === "wrong") delay.fail(account, time)
        if (outcome === "right" || outcome === "unknown") failures.refund(network)
      })
    return Effect.flatMap(monotonicMillis, (time): Effect.Effect<A, E | RateLimited, R> => {
      const wait = Math.max(delay.waitFor(account, time), failures.waitFor(network, time))
      if (wait > 0) return Effect.fail(rateLimited(wait))
      failures.consume(network, time)
      return Effect.onExit(attempt, settle)
    })
  }
