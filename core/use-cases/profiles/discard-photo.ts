import { Effect, Schedule } from "effect"
import { BackgroundJobs } from "../../concurrency/background-jobs.ts"
import { photoKeysAt } from "../../domain/images/image-address.ts"
import { Images } from "../../ports/images.ts"

/** For some 28 minutes, in growing steps. */
const removalRetries = { schedule: Schedule.exponential("5 seconds", 4), times: 5 } as const

/**
 * Removes a photo at an address that is no longer its owner's. If the images are away, it tries again in the background:
 * until then the photo is sent to whoever knows the address.
 */
export const discardPhoto = Effect.fn("discardPhoto")(function* (address: string | null) {
  const { remove } = yield* Images
  const jobs = yield* BackgroundJobs
  const removal = Effect.forEach(photoKeysAt(address), remove, { discard: true })
  const name = `removal of ${address}`
  const work = Effect.retry(removal, removalRetries).pipe(
    Effect.catch(({ cause }) =>
      Effect.logWarning("A photo could not be removed; `honesthive gc` will remove it", cause)
    )
  )
  yield* Effect.catch(removal, () => jobs.run({ name, purpose: name, rest: 0, work }, 0))
})
