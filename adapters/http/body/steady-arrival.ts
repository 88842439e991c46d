import { Effect } from "effect"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { RequestError } from "../responses/request-error.ts"

const minBytesPerSecond = 4 * 1024
const stallGraceSeconds = 10

const bodyTooSlow = new RequestError({ status: 408, text: "The upload took too long. Please try again." })

/**
 * Fails with 408 when a body arrives more slowly than on any real connection; otherwise a few slow clients could hold
 * all upload slots.
 */
export const cutWhenSlow = <A, E, R>(
  read: (onBytes: (count: number) => void) => Effect.Effect<A, E, R>
): Effect.Effect<A, E | RequestError, R> =>
  Effect.gen(function* () {
    let bytes = 0
    const begun = yield* monotonicMillis
    const isSlow = Effect.map(
      monotonicMillis,
      (now) => bytes < ((now - begun) / 1000 - stallGraceSeconds) * minBytesPerSecond
    )
    const untilSlow = Effect.suspend(() => isSlow).pipe(
      Effect.delay("1 second"),
      Effect.repeat({ until: (slow) => slow })
    )
    const reading = read((count) => {
      bytes += count
    })
    return yield* Effect.raceFirst(reading, Effect.andThen(untilSlow, bodyTooSlow))
  })
