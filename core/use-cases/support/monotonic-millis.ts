import { Clock, Effect } from "effect"

/** Milliseconds of a clock that never goes back, whatever becomes of the date; they mean nothing in another process. */
export const monotonicMillis: Effect.Effect<number> = Effect.map(Clock.monotonicTimeNanos, (nanos) =>
  Number(nanos / 1_000_000n)
)
