import { Context, Duration, Effect, Fiber, FiberMap, Layer, Option } from "effect"
import { monotonicMillis } from "./monotonic-millis.ts"
import { putNewest } from "./put-newest.ts"

/** Maximum purposes whose last run is remembered. Beyond it, a job may run again too early. */
const maxRememberedJobs = 1_000

interface BackgroundJob<R> {
  readonly name: string
  readonly purpose: string
  readonly rest: number
  readonly work: Effect.Effect<void, never, R>
}

export class BackgroundJobs extends Context.Service<
  BackgroundJobs,
  {
    /**
     * Starts a job, unless one of its name is running or its purpose was served within `rest` milliseconds. Waits at
     * most `timeout` milliseconds for the running job, which continues afterwards until it or the server ends.
     */
    readonly run: <R>(job: BackgroundJob<R>, timeout: number) => Effect.Effect<void, never, R>
  }
>()("honesthive/core/concurrency/BackgroundJobs") {}

export const backgroundJobs: Layer.Layer<BackgroundJobs> = Layer.effect(BackgroundJobs)(
  Effect.gen(function* () {
    const underWay = yield* FiberMap.make<string, void>()
    const served = new Map<string, number>()

    const begin = Effect.fnUntraced(function* <R>({ name, purpose, rest, work }: BackgroundJob<R>) {
      const known = yield* FiberMap.get(underWay, name)
      if (Option.isSome(known)) return known
      const at = yield* monotonicMillis
      if (at - (served.get(purpose) ?? Number.NEGATIVE_INFINITY) < rest) return Option.none()
      putNewest(served, purpose, at, maxRememberedJobs)
      return Option.some(yield* FiberMap.run(underWay, name, work, { onlyIfMissing: true }))
    })

    return {
      run: Effect.fnUntraced(function* (job, timeout) {
        const fiber = yield* Effect.uninterruptible(begin(job))
        if (Option.isNone(fiber) || timeout === 0) return
        yield* Effect.timeoutOption(Fiber.await(fiber.value), Duration.millis(timeout))
      })
    }
  })
)
