import { Clock, Effect } from "effect"

/** A clock of the day that is ahead by some milliseconds until it is set right; timers don't notice. */
export const makeWrongClock = (aheadMillis: number) =>
  Effect.map(Clock.Clock, (clock) => {
    let ahead = aheadMillis
    const currentTimeMillisUnsafe = () => clock.currentTimeMillisUnsafe() + ahead
    const currentTimeMillis = Effect.sync(currentTimeMillisUnsafe)
    return {
      clock: { ...clock, currentTimeMillisUnsafe, currentTimeMillis } satisfies Clock.Clock,
      setRight: () => {
        ahead = 0
      }
    }
  })
