import { Effect } from "effect"
import type { ImageKey } from "../../domain/images/image-key.ts"
import { isDeclarableImage, sniffImage } from "../../domain/images/sniff-image.ts"
import type { UploadedFile } from "../../domain/images/uploaded-file.ts"
import { ImageProcessor, type Rendition, WrongImageType } from "../../ports/image-processor.ts"
import { Images } from "../../ports/images.ts"

export interface RenderedImage {
  readonly key: ImageKey
  readonly bytes: Uint8Array
}

interface ImageVariant {
  readonly key: ImageKey
  readonly rendition: Rendition
}

export const renderImages = Effect.fn("renderImages")(function* (
  file: UploadedFile,
  wanted: ReadonlyArray<ImageVariant>
) {
  const bytes = new Uint8Array(yield* Effect.promise(() => file.arrayBuffer()))
  if (!isDeclarableImage(file.type) || sniffImage(bytes) === undefined) {
    return yield* new WrongImageType()
  }
  const renditions = wanted.map(({ rendition }) => rendition)
  const rendered = yield* (yield* ImageProcessor).render(bytes, renditions)
  return wanted.flatMap(({ key }, index): ReadonlyArray<RenderedImage> => {
    const image = rendered[index]
    return image === undefined ? [] : [{ key, bytes: image }]
  })
})

const maxConcurrentRemovals = 8

export const removeImages = Effect.fn("removeImages")(function* (keys: Iterable<ImageKey>) {
  const images = yield* Images
  yield* Effect.forEach(keys, images.remove, { concurrency: maxConcurrentRemovals, discard: true }).pipe(
    Effect.catch(({ cause }) =>
      Effect.logWarning("An image could not be removed; `honesthive gc` will remove it", cause)
    )
  )
})

export const storeImages = Effect.fn("storeImages")(function* (rendered: ReadonlyArray<RenderedImage>) {
  const images = yield* Images
  const storing = Effect.forEach(rendered, ({ key, bytes }) => images.put(key, bytes), { discard: true })
  yield* storing.pipe(Effect.tapCause(() => removeImages(rendered.map(({ key }) => key))))
})

/**
 * Wraps the change that refers to new images and removes them if it was rejected. If its outcome is unknown they
 * stay, so that no record refers to a missing image; `honesthive gc` finds them.
 */
export const removeImagesOnFailure =
  (keys: Iterable<ImageKey>) =>
  <A, E extends { readonly _tag: string }, R>(change: Effect.Effect<A, E, R>) =>
    change.pipe(
      Effect.tapError(({ _tag }) => (_tag === "StoreUnavailable" ? Effect.void : removeImages(keys)))
    )
