import { Deferred, Effect } from "effect"
import { RequestError } from "../responses/request-error.ts"

/** Maximum concurrent uploads; each may hold 5 MiB for up to a minute. */
const maxConcurrentUploads = 16
const maxUploadsPerAccount = 2

interface Uploader {
  readonly account: string
  readonly network: string
}

interface UploadSlot extends Uploader {
  readonly taken: Deferred.Deferred<never, RequestError>
}

interface UploadSlots {
  readonly receive: <A, E, R>(
    uploader: Uploader,
    read: Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E | RequestError, R>
}

const busy = new RequestError({
  status: 429,
  text: "Too many uploads at a time. Please try again in a moment."
})

const busiestOf = (slots: ReadonlySet<UploadSlot>): readonly [network: string, held: number] => {
  const held = Map.groupBy(slots, ({ network }) => network)
  return [...held].reduce<readonly [string, number]>(
    (most, [network, own]) => (own.length > most[1] ? [network, own.length] : most),
    ["", 0]
  )
}

export const makeUploadSlots = (): UploadSlots => {
  const slots = new Set<UploadSlot>()
  const held = (key: keyof Uploader, { [key]: value }: Uploader): number =>
    Array.from(slots).filter((slot) => slot[key] === value).length

  /**
   * If all slots are taken, ends the oldest upload of the busiest subnet, unless the new uploader's subnet has as
   * many.
   */
  const makeRoom = (uploader: Uploader): boolean => {
    if (slots.size < maxConcurrentUploads) return true
    const [busiest, most] = busiestOf(slots)
    const oldest = slots.values().find(({ network }) => network === busiest)
    if (oldest === undefined || held("network", uploader) >= most) return false
    slots.delete(oldest)
    Deferred.doneUnsafe(oldest.taken, Effect.fail(busy))
    return true
  }
  const enter = (uploader: Uploader): Effect.Effect<UploadSlot, RequestError> =>
    Effect.suspend(() => {
      if (held("account", uploader) >= maxUploadsPerAccount || !makeRoom(uploader)) return Effect.fail(busy)
      const slot = { ...uploader, taken: Deferred.makeUnsafe<never, RequestError>() }
      slots.add(slot)
      return Effect.succeed(slot)
    })

  return {
    receive: (uploader, read) =>
      Effect.acquireUseRelease(
        enter(uploader),
        ({ taken }) => Effect.raceFirst(read, Deferred.await(taken)),
        (slot) => Effect.sync(() => slots.delete(slot))
      )
  }
}
