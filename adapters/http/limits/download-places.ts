import { Effect } from "effect"
import { monotonicMillis } from "#core/use-cases/support/monotonic-millis.ts"
import { type RateLimited, rateLimited } from "../answers/rate-limited.ts"

/** Milliseconds after which a download that never ended is forgotten. */
const longest = 600_000

/** Milliseconds until it is worth asking again. */
const shortest = 10_000

/** One download at a time for each owner: it reads all that they have. Gives back how to end it. */
export type BeginDownload = (owner: string) => Effect.Effect<() => void, RateLimited>

export const makeDownloadPlaces = (): BeginDownload => {
  const begun = new Map<string, number>()
  return (owner) =>
    Effect.flatMap(monotonicMillis, (now) => {
      const since = begun.get(owner)
      if (since !== undefined && now - since < longest) return Effect.fail(rateLimited(shortest))
      begun.set(owner, now)
      return Effect.succeed(() => {
        if (begun.get(owner) === now) begun.delete(owner)
      })
    })
}
