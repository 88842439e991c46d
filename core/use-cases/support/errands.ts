import { Context, Duration, Effect, Fiber, FiberMap, Layer, Option } from "effect"
import { monotonicMillis } from "./monotonic-millis.ts"

/** Errands whose last time is remembered; who asks for more at once may run one too early. */
const mostRemembered = 1_000

interface Errand<R> {
  /** One errand of a name is under way at a time. */
  readonly name: string
  /** The same purpose is not served again within `rest`. */
  readonly purpose: string
  /** Milliseconds. */
  readonly rest: number
  readonly work: Effect.Effect<void, never, R>
}

/** Work that a request begins and that may outlast it. It ends with the server. */
export class Errands extends Context.Service<
  Errands,
  {
    /**
     * Begins an errand, unless one of its name is under way or its purpose was served within its rest; then waits for
     * the one under way, at most so many milliseconds. The errand goes on afterwards.
     */
    readonly run: <R>(errand: Errand<R>, patience: number) => Effect.Effect<void, never, R>
  }
>()("honesthive/core/use-cases/support/Errands") {}

const remember = (served: Map<string, number>, purpose: string, at: number) => {
  served.delete(purpose)
  served.set(purpose, at)
  const [oldest] = served.keys()
  if (served.size > mostRemembered && oldest !== undefined) served.delete(oldest)
}

export const errands: Layer.Layer<Errands> = Layer.effect(Errands)(
  Effect.gen(function* () {
    const underWay = yield* FiberMap.make<string, void>()
    const served = new Map<string, number>()

    const begin = Effect.fnUntraced(function* <R>({ name, purpose, rest, work }: Errand<R>) {
      const known = yield* FiberMap.get(underWay, name)
      if (Option.isSome(known)) return known
      const at = yield* monotonicMillis
      if (at - (served.get(purpose) ?? Number.NEGATIVE_INFINITY) < rest) return Option.none()
      remember(served, purpose, at)
      return Option.some(yield* FiberMap.run(underWay, name, work, { onlyIfMissing: true }))
    })

    return {
      run: Effect.fnUntraced(function* (errand, patience) {
        const fiber = yield* Effect.uninterruptible(begin(errand))
        if (Option.isNone(fiber) || patience === 0) return
        yield* Effect.timeoutOption(Fiber.await(fiber.value), Duration.millis(patience))
      })
    }
  })
)
