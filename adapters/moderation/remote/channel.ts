import { Duration, Effect, Exit, Schedule, Semaphore } from "effect"
import { CircuitBreaker } from "effect/persistence"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { maxRetryAfterMillis } from "./retry-after.ts"
import { type FailureKind, failureIn, ServiceAway, ServiceFailure } from "./service-failure.ts"

/**
 * The deadline covers a request with its retries; a Retry-After beyond the longest delay leaves no time for another
 * try. The circuit opens after consecutive failures.
 */
export const channelLimits = {
  deadlineMillis: 8_000,
  maxRetries: 2,
  firstRetryDelayMillis: 250,
  maxRetryDelayMillis: 4_000,
  maxConcurrent: 4,
  failuresToOpen: 5,
  openMillis: 30_000,
  refusedMillis: 600_000
} as const

export type ChannelState = "not asked" | "working" | "key refused" | "away"

export interface Channel {
  readonly call: <A>(
    ask: (signal: AbortSignal) => Promise<A>
  ) => Effect.Effect<A, ServiceFailure | ServiceAway>
  readonly state: Effect.Effect<ChannelState>
}

const isWorthRetrying = ({ kind, retryAfter = 0 }: ServiceFailure): boolean =>
  (kind === "limited" || kind === "broken") && retryAfter <= channelLimits.maxRetryDelayMillis

const retrySchedule = Schedule.exponential(channelLimits.firstRetryDelayMillis).pipe(
  Schedule.jittered,
  Schedule.setInputType<ServiceFailure>(),
  Schedule.modifyDelay(({ duration, input }) =>
    Effect.succeed(Duration.max(duration, Duration.millis(input.retryAfter ?? 0)))
  )
)

const tryRequest = <A>(ask: (signal: AbortSignal) => Promise<A>): Effect.Effect<A, ServiceFailure> =>
  Effect.tryPromise({ try: ask, catch: (thrown) => failureIn(thrown) }).pipe(
    Effect.retry({ times: channelLimits.maxRetries, schedule: retrySchedule, while: isWorthRetrying }),
    Effect.timeoutOrElse({
      duration: channelLimits.deadlineMillis,
      orElse: () => Effect.fail(new ServiceFailure({ kind: "broken" }))
    })
  )

const requestOutcomeOf = <A>(exit: Exit.Exit<A, ServiceFailure>): CircuitBreaker.Outcome => {
  if (Exit.isSuccess(exit)) return CircuitBreaker.success
  const failure = exit.cause.reasons.find((reason) => reason._tag === "Fail")?.error
  const { retryAfter } = failure ?? {}
  return CircuitBreaker.failure(retryAfter === undefined ? {} : { retryAfter })
}

const makeBreaker = CircuitBreaker.make({
  tripPolicy: CircuitBreaker.consecutive(channelLimits.failuresToOpen),
  openDuration: channelLimits.openMillis,
  maxOpenDuration: maxRetryAfterMillis
}).pipe(Effect.provide(CircuitBreaker.layerStoreMemory()))

/**
 * `retryAt` and `refusedUntil` are monotonic milliseconds until which calls fail at once. `last` tells of the last call
 * that reached the service.
 */
interface ChannelMemory {
  retryAt: number
  refusedUntil: number
  last: Exclude<ChannelState, "away"> | "failing"
}

const troubleTexts: Readonly<Record<Exclude<FailureKind, "refused">, string>> = {
  limited: "asks for fewer requests: a rate limit or a quota is used up",
  broken: "does not respond",
  unreadable: "does not respond as expected: its address or model may be wrong"
}

const noteFailure = Effect.fnUntraced(function* (
  name: string,
  memory: ChannelMemory,
  { kind, retryAfter = 0 }: ServiceFailure
) {
  const now = yield* monotonicMillis
  if (retryAfter > 0) memory.retryAt = Math.max(memory.retryAt, now + retryAfter)
  if (kind === "refused") {
    memory.last = "key refused"
    memory.refusedUntil = now + channelLimits.refusedMillis
    return yield* Effect.logWarning(`${name} rejected the API key. Texts are handled locally.`)
  }
  const isKnown = memory.last === "failing"
  memory.last = "failing"
  if (!isKnown) yield* Effect.logWarning(`${name} ${troubleTexts[kind]}. Urgent texts are judged locally.`)
})

/** Fails at once while the service asked for a pause; the breaker stays open for the rest of it. */
const withRetryAfter = Effect.fnUntraced(function* <A>(
  memory: ChannelMemory,
  call: Effect.Effect<A, ServiceFailure>
) {
  const pauseMillis = memory.retryAt - (yield* monotonicMillis)
  if (pauseMillis > 0) return yield* new ServiceFailure({ kind: "limited", retryAfter: pauseMillis })
  return yield* call
})

export const openChannel = Effect.fnUntraced(function* (name: string) {
  const breaker = yield* makeBreaker
  const permits = yield* Semaphore.make(channelLimits.maxConcurrent)
  const memory: ChannelMemory = { retryAt: 0, refusedUntil: 0, last: "not asked" }
  const isRefused = Effect.map(monotonicMillis, (now) => now < memory.refusedUntil)

  const call = Effect.fnUntraced(function* <A>(ask: (signal: AbortSignal) => Promise<A>) {
    if (yield* isRefused) return yield* new ServiceAway({ why: "key refused" })
    return yield* withRetryAfter(
      memory,
      tryRequest(ask).pipe(
        Effect.tap(() =>
          Effect.sync(() => {
            memory.last = "working"
          })
        ),
        Effect.tapError((failure) => noteFailure(name, memory, failure))
      )
    ).pipe(
      breaker.execute({ key: name, classify: requestOutcomeOf }),
      Effect.catchTag("CircuitBreakerError", () => Effect.fail(new ServiceAway({ why: "circuit open" })))
    )
  }, permits.withPermit)

  const state = Effect.gen(function* () {
    if (memory.last === "key refused" || memory.last === "not asked") return memory.last
    const circuit = yield* Effect.orDie(breaker.state(name))
    return circuit._tag === "Open" || memory.last === "failing" ? ("away" as const) : ("working" as const)
  })
  return { call, state } satisfies Channel
})
