import { Effect } from "effect"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { minuteMillis } from "#core/domain/values/durations.ts"
import { type RateLimited, rateLimited } from "../responses/rate-limited.ts"

const maxLeaseMillis = 10 * minuteMillis

const retryAfterMillis = 10_000

/**
 * Limits owners to one download at a time, because it reads everything they have. Returns the function that ends it.
 */
export type BeginDownload = (owner: string) => Effect.Effect<() => void, RateLimited>

export const makeDownloadLeases = (): BeginDownload => {
  const begun = new Map<string, number>()
  return (owner) =>
    Effect.flatMap(monotonicMillis, (now) => {
      const since = begun.get(owner)
      if (since !== undefined && now - since < maxLeaseMillis)
        return Effect.fail(rateLimited(retryAfterMillis))
      begun.set(owner, now)
      return Effect.succeed(() => {
        if (begun.get(owner) === now) begun.delete(owner)
      })
    })
}
