import { Clock, Effect, Option } from "effect"
import { badgeKeysOf, photoKeysAt } from "../../domain/images/image-address.ts"
import type { ImageKey } from "../../domain/images/image-key.ts"
import { hourMillis } from "../../domain/values/durations.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Images } from "../../ports/images.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"

const orphanAgeMillis = hourMillis

const photosInUse = Effect.gen(function* () {
  const directory = yield* Directory
  const owners = yield* (yield* HiveStore).owners
  const accounts = yield* Effect.forEach(owners, directory.findById, { concurrency: 8 })
  return accounts.flatMap((account) =>
    Option.isSome(account) ? photoKeysAt(account.value.profileImageUrl) : []
  )
})

const badgeImagesInUse = Effect.map(readCatalogue, (catalogue) =>
  Array.from(catalogue.values()).flatMap(({ image }) => badgeKeysOf(image))
)

/**
 * Unreferenced images that are over an hour old, since an upload takes seconds. Images are listed before the references
 * are read, so that a concurrent upload is never among them.
 */
export const findOrphans = Effect.fn("findOrphans")(function* () {
  const stored = yield* (yield* Images).list
  const inUse = new Set([...(yield* photosInUse), ...(yield* badgeImagesInUse)])
  const now = yield* Clock.currentTimeMillis
  return stored
    .filter(({ key, storedAt }) => storedAt <= now - orphanAgeMillis && !inUse.has(key))
    .map(({ key }) => key)
    .toSorted()
})

export const removeOrphans = Effect.fn("removeOrphans")(function* (
  orphans: ReadonlyArray<ImageKey>,
  tell: (done: number) => Effect.Effect<void>
) {
  const images = yield* Images
  yield* Effect.forEach(orphans, (key, index) => images.remove(key).pipe(Effect.andThen(tell(index + 1))), {
    discard: true
  })
})
