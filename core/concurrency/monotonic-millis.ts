import { Clock, Effect } from "effect"

/** Milliseconds of a monotonic clock, independent of changes of the date. Comparable only within one process. */
export const monotonicMillis: Effect.Effect<number> = Effect.map(Clock.monotonicTimeNanos, (nanos) =>
  Number(nanos / 1_000_000n)
)
