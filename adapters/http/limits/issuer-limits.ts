import { Cause, Clock, Effect, Exit, Schema } from "effect"
import { makeFairQueue } from "#core/concurrency/fair-queue.ts"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { minuteMillis } from "#core/domain/values/durations.ts"
import { type RateLimited, rateLimited } from "../responses/rate-limited.ts"
import type { Quotas } from "./quotas.ts"

export const signInMinutes = 10

class SignInStateUsed extends Schema.TaggedError<SignInStateUsed>()("SignInStateUsed", {}) {}

interface SignInCompletion {
  readonly request: Request
  readonly state: string
}

export type LimitSignInCompletion = (
  finishing: SignInCompletion
) => <A, E extends { readonly _tag: string }, R>(
  attempt: Effect.Effect<A, E, R>
) => Effect.Effect<A, E | RateLimited | SignInStateUsed, R>

const makeUsedStates = () => {
  const maxStates = 20_000
  const untilByState = new Map<string, number>()
  const forget = (now: number) => {
    for (const [state, until] of untilByState) {
      if (until > now && untilByState.size <= maxStates) return
      untilByState.delete(state)
    }
  }
  return (state: string, now: number): boolean => {
    forget(now)
    if (untilByState.has(state)) return false
    untilByState.set(state, now + signInMinutes * minuteMillis)
    return true
  }
}

const isRefusal = (exit: Exit.Exit<unknown, { readonly _tag: string }>): boolean =>
  Exit.isFailure(exit) &&
  exit.cause.reasons.some((reason) => Cause.isFailReason(reason) && reason.error._tag === "SignInRefused")

/**
 * Limits requests to the issuer: fair turns per subnet, and a quota of refused sign-ins per subnet. The quota is
 * checked inside the turn, so that a team may sign in at the same time. Uninterruptible, so that aborted requests
 * count, too.
 */
export const makeIssuerLimits = (
  senderOf: (request: Request) => Effect.Effect<string>,
  refusals?: Quotas
): LimitSignInCompletion => {
  const queue = makeFairQueue({
    maxConcurrent: 32,
    maxConcurrentPerSender: 16,
    maxQueued: 256,
    timeout: "20 seconds"
  })
  const markUsed = makeUsedStates()
  const waitFor = (sender: string, time: number): number => refusals?.waitFor(sender, time) ?? 0

  const claimState = (sender: string, state: string) =>
    Effect.gen(function* () {
      const wait = waitFor(sender, yield* monotonicMillis)
      if (wait > 0) return yield* rateLimited(wait)
      if (!markUsed(state, yield* Clock.currentTimeMillis)) return yield* new SignInStateUsed()
    })
  const countRefusal = (sender: string) => (exit: Exit.Exit<unknown, { readonly _tag: string }>) =>
    Effect.map(monotonicMillis, (time) => {
      if (isRefusal(exit)) refusals?.consume(sender, time)
    })

  return ({ request, state }) =>
    (attempt) =>
      Effect.flatMap(senderOf(request), (sender) =>
        queue
          .run(
            sender,
            Effect.uninterruptible(
              Effect.andThen(claimState(sender, state), Effect.onExit(attempt, countRefusal(sender)))
            )
          )
          .pipe(Effect.catchTag("Overloaded", () => Effect.fail(rateLimited(minuteMillis))))
      )
}
