import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { photoKey } from "#core/domain/images/image-key.ts"
import { StoreNotEmpty } from "#core/ports/empty-store.ts"
import { Images } from "#core/ports/images.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { puttingImages } from "#core/use-cases/images/put-images.ts"
import { effectTest } from "../../../support/effect-test.ts"
import { memoryImages } from "../../../support/memory/memory-images.ts"

const photoOf = (digit: number) => photoKey(`00000000-0000-4000-8000-00000000000${digit}`).small
const [before, added] = [photoOf(1), photoOf(2)]
const bytes = Uint8Array.of(1, 2, 3)

/** Which pictures are there after one was put in front of a store that then failed. */
const remainingImagesAfter = (failure: StoreUnavailable | StoreNotEmpty) =>
  Effect.gen(function* () {
    const images = yield* Images
    yield* images.put(before, bytes)
    yield* Effect.flip(
      puttingImages((put) =>
        Effect.forEach([before, added], (key) => put(key, bytes)).pipe(Effect.andThen(Effect.fail(failure)))
      )
    )
    return (yield* images.list).map(({ key }) => key).toSorted()
  }).pipe(Effect.provide(Layer.fresh(memoryImages)))

effectTest("pictures that were put go again, and no others, when the store was refused", function* () {
  assert.deepStrictEqual(
    yield* remainingImagesAfter(new StoreNotEmpty({ place: "The database", found: [] })),
    [before]
  )
})

effectTest("pictures stay when nobody knows whether the store that names them was filled", function* () {
  const left = yield* remainingImagesAfter(new StoreUnavailable({ cause: "lost while it committed" }))
  assert.deepStrictEqual(left, [before, added])
})
