import { type Clock, Effect } from "effect"
import { dayMillis } from "#core/domain/values/durations.ts"

const nanosPerMilli = 1_000_000n

export interface DrivenClock {
  readonly clock: Clock.Clock
  readonly goTo: (daysAgo: number) => Effect.Effect<void>
}

export const drivenClock = (real: Clock.Clock): DrivenClock => {
  const today = real.currentTimeMillisUnsafe()
  let now = today
  const nanos = () => BigInt(now) * nanosPerMilli
  const clock: Clock.Clock = {
    currentTimeMillisUnsafe: () => now,
    currentTimeMillis: Effect.sync(() => now),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: real.monotonicTimeNanos,
    sleep: (duration) => real.sleep(duration)
  }
  const goTo = (daysAgo: number) =>
    Effect.sync(() => {
      now = today - daysAgo * dayMillis
    })
  return { clock, goTo }
}
