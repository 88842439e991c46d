import { Cause, Effect, Exit } from "effect"
import { makeKeyedLock } from "#core/concurrency/keyed-lock.ts"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { minuteMillis, secondMillis } from "#core/domain/values/durations.ts"
import { type RateLimited, rateLimited } from "../responses/rate-limited.ts"
import type { GrowingDelay } from "./growing-delay.ts"
import type { Quotas } from "./quotas.ts"
import { quotaFactorOf } from "./sender-subnet.ts"

interface SignInAttemptKeys {
  readonly sender: string
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

type AttemptOutcome = "right" | "wrong" | "unknown" | "given up"

const attemptOutcomeOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>): AttemptOutcome => {
  if (Exit.isSuccess(exit)) return "right"
  if (Cause.hasInterruptsOnly(exit.cause)) return "given up"
  const failed = exit.cause.reasons.find(Cause.isFailReason)
  return failed !== undefined && wrongCredentialTags.has(failed.error._tag) ? "wrong" : "unknown"
}

const maxChecked = 16
const maxUnderWay = 256
const refusedSeconds = 20

/**
 * Counts failures per subnet and slows down only that subnet, so that others can always sign in with the right
 * password. Attempts of a subnet wait for each other, and failures are looked at when one may run, so that a team may
 * sign in at the same time, while a thousand guesses at once are no cheaper than one after the other. An aborted guess
 * counts, because it has cost as much as any other.
 */
export const makeGuessLimiter = (failures: Quotas, delay: GrowingDelay) => {
  const lock = makeKeyedLock<string>((sender) => maxChecked * quotaFactorOf(sender))
  return <A, E extends { readonly _tag: string }, R>(
    { sender, account }: SignInAttemptKeys,
    attempt: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E | RateLimited, R> => {
    const settle = (exit: Exit.Exit<A, E>) =>
      Effect.map(monotonicMillis, (time) => {
        const outcome = attemptOutcomeOf(exit)
        if (outcome === "right") delay.succeed(account)
        if (outcome === "wrong") delay.fail(account, time)
        if (outcome === "wrong" || outcome === "given up") failures.consume(sender, time)
      })
    const checked = Effect.flatMap(monotonicMillis, (time): Effect.Effect<A, E | RateLimited, R> => {
      const wait = Math.max(delay.waitFor(account, time), failures.waitFor(sender, time))
      return wait > 0 ? Effect.fail(rateLimited(wait)) : Effect.onExit(attempt, settle)
    })
    return Effect.suspend(
      (): Effect.Effect<A, E | RateLimited, R> =>
        lock.countUsers(sender) < maxUnderWay * quotaFactorOf(sender)
          ? lock.withLock(sender, checked)
          : Effect.fail(rateLimited(refusedSeconds * secondMillis))
    )
  }
}
