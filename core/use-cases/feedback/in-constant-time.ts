import { Clock, Effect } from "effect"

/** Looking up takes a few milliseconds; a hive that has to be read from its file takes some more. */
const stepMillis = 250

/** Takes a whole number of steps, even if it fails, so that its duration doesn't reveal what was found. */
export const inConstantTime = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeMillis
    const exit = yield* Effect.exit(work)
    const taken = (yield* Clock.currentTimeMillis) - start
    yield* Effect.sleep(stepMillis - (Math.max(0, taken) % stepMillis))
    return yield* exit
  })
