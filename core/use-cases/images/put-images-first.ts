import { Effect, Option } from "effect"
import type { ImageKey } from "../../domain/images/image-key.ts"
import { Images, ImagesUnavailable } from "../../ports/images.ts"
import { removeImagesOnFailure } from "./make-images.ts"

const areSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

const putImage = Effect.fnUntraced(function* (
  key: ImageKey,
  bytes: Uint8Array,
  { put, get }: Images["Service"]
) {
  yield* put(key, bytes)
  const found = yield* get(key)
  if (Option.isSome(found) && areSameBytes(found.value, bytes)) return
  return yield* new ImagesUnavailable({ cause: "a picture is not what was put" })
})

/**
 * Stores images before the records that refer to them. If the records are rejected, the new images are removed; if
 * the outcome is unknown, they stay.
 */
export const putImagesFirst = <A, E extends { readonly _tag: string }, R>(
  work: (
    put: (key: ImageKey, bytes: Uint8Array) => Effect.Effect<void, ImagesUnavailable>
  ) => Effect.Effect<A, E, R>
) =>
  Effect.gen(function* () {
    const images = yield* Images
    const before = new Set((yield* images.list).map(({ key }) => key))
    const added = new Set<ImageKey>()
    const put = (key: ImageKey, bytes: Uint8Array) =>
      Effect.suspend(() => {
        if (!before.has(key)) added.add(key)
        return putImage(key, bytes, images)
      })
    return yield* work(put).pipe(removeImagesOnFailure(added))
  })
