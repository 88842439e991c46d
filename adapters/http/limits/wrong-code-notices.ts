import { Effect } from "effect"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { dayMillis, hourMillis } from "#core/domain/values/durations.ts"
import { makeQuota, type RandomInRange } from "./quotas.ts"

const mistakesPerHour = 4

/**
 * Whether a wrong code for an account is to be told to its owner: not the first ones of an hour, which may be the
 * owner's own mistakes, and once a day.
 */
export const makeWrongCodeNotices = (draw: RandomInRange) => {
  const mistakes = makeQuota(
    { atOnce: mistakesPerHour, more: mistakesPerHour, everyMillis: hourMillis },
    draw
  )
  const notices = makeQuota({ atOnce: 1, more: 1, everyMillis: dayMillis }, draw)

  return (account: string): Effect.Effect<boolean> =>
    Effect.map(monotonicMillis, (time) => {
      const isMistake = mistakes.waitFor(account, time) === 0
      const isTold = !isMistake && notices.waitFor(account, time) === 0
      if (isMistake) mistakes.consume(account, time)
      if (isTold) notices.consume(account, time)
      return isTold
    })
}
