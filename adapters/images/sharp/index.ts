import { Effect, Layer } from "effect"
import type { Sharp } from "sharp"
import { makeFairQueue } from "#core/concurrency/fair-queue.ts"
import { ImageProcessor, ImageUnusable, maxSidePixels, type Rendition } from "#core/ports/image-processor.ts"
import { ImagesUnavailable } from "#core/ports/images.ts"
import { CurrentSender } from "#core/ports/sender.ts"
import { hasCostlyParts } from "./costly-parts.ts"
import { loadSharp } from "./load-sharp.ts"

export { sharpPreviews } from "./preview-painter.ts"

/** Concurrent images, one thread each, which bounds the memory for decoding. */
const maxConcurrentImages = 2

/** Images that wait for their turn, each with some 10 MB in memory. */
const maxWaitingImages = 16

const encodingQualities = { webp: { quality: 82 }, png: { compressionLevel: 9, palette: false } } as const

const decodeImage = async (bytes: Uint8Array): Promise<Sharp> =>
  (await loadSharp())(bytes, {
    limitInputPixels: maxSidePixels ** 2,
    failOn: "error",
    sequentialRead: true
  })

const headerOf = async (bytes: Uint8Array) => {
  if (hasCostlyParts(bytes)) throw new Error("a file of too many parts")
  // The pixel limit would fail without a distinct error; the header tells the dimensions instead.
  return (await loadSharp())(bytes, { limitInputPixels: false }).metadata()
}

const renderImage = async (bytes: Uint8Array, { type, side, fit }: Rendition): Promise<Uint8Array> => {
  const upright = (await decodeImage(bytes)).autoOrient()
  const sized =
    fit === "crop"
      ? upright.resize(side, side, { fit: "cover" })
      : upright.resize(side, side, { fit: "inside", withoutEnlargement: true })
  return type === "image/webp"
    ? sized.webp(encodingQualities.webp).toBuffer()
    : sized.png(encodingQualities.png).toBuffer()
}

const tryImage = <A>(run: () => Promise<A>): Effect.Effect<A, ImageUnusable> =>
  Effect.tryPromise({ try: run, catch: () => new ImageUnusable({ reason: "damaged" }) })

const render = Effect.fnUntraced(function* (bytes: Uint8Array, renditions: ReadonlyArray<Rendition>) {
  const { width, height } = yield* tryImage(() => headerOf(bytes))
  if (Math.max(width, height) > maxSidePixels) return yield* new ImageUnusable({ reason: "too-many-pixels" })
  return yield* Effect.forEach(renditions, (rendition) => tryImage(() => renderImage(bytes, rendition)))
})

export const sharpProcessor: Layer.Layer<ImageProcessor> = Layer.sync(ImageProcessor)(() => {
  const queue = makeFairQueue({
    maxConcurrent: maxConcurrentImages,
    maxQueued: maxWaitingImages,
    timeout: "20 seconds"
  })
  return {
    render: (bytes, renditions) =>
      CurrentSender.pipe(
        Effect.flatten,
        // Uninterruptible: a thread that decodes can't be stopped, so it must keep its slot.
        Effect.flatMap((sender) => queue.run(sender, Effect.uninterruptible(render(bytes, renditions)))),
        Effect.catchTag("Overloaded", (cause) => Effect.fail(new ImagesUnavailable({ cause })))
      )
  }
})
