import { Clock, Effect } from "effect"

/** Looking up takes a few milliseconds; a hive that has to be read from its file takes some more. */
const stepMillis = 250

/** Ends at whole steps after its start, however it ends: its duration doesn't tell what was found. */
export const inEvenTime = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeMillis
    const exit = yield* Effect.exit(work)
    const taken = (yield* Clock.currentTimeMillis) - start
    yield* Effect.sleep(stepMillis - (Math.max(0, taken) % stepMillis))
    return yield* exit
  })
