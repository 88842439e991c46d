import { Effect, Layer, Semaphore } from "effect"
import type { Sharp } from "sharp"
import { ImageProcessor, ImageUnusable, longestSide, type Rendition } from "#core/ports/image-processor.ts"

/** Concurrent images, one thread each, which bounds the memory for decoding. */
const atOnce = 2

const qualities = { webp: { quality: 82 }, png: { compressionLevel: 9, palette: false } } as const

const loadSharp = async () => {
  const { default: sharp } = await import("sharp")
  sharp.cache(false)
  sharp.concurrency(1)
  // Disables all other decoders, whatever the first bytes claim.
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadWebp"] })
  return sharp
}

let loading: ReturnType<typeof loadSharp> | undefined

const loaded = (): ReturnType<typeof loadSharp> => {
  loading ??= loadSharp()
  return loading
}

const unusable = (reason: ImageUnusable["reason"]) => new ImageUnusable({ reason })

const opened = async (bytes: Uint8Array): Promise<Sharp> =>
  (await loaded())(bytes, { limitInputPixels: longestSide ** 2, failOn: "error", sequentialRead: true })

const headerOf = async (bytes: Uint8Array) =>
  // The pixel limit would fail without a distinct error; the header tells the dimensions instead.
  (await loaded())(bytes, { limitInputPixels: false }).metadata()

const drawn = async (bytes: Uint8Array, { type, side, fit }: Rendition): Promise<Uint8Array> => {
  const upright = (await opened(bytes)).autoOrient()
  const sized =
    fit === "crop"
      ? upright.resize(side, side, { fit: "cover" })
      : upright.resize(side, side, { fit: "inside", withoutEnlargement: true })
  return type === "image/webp" ? sized.webp(qualities.webp).toBuffer() : sized.png(qualities.png).toBuffer()
}

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, ImageUnusable> =>
  Effect.tryPromise({ try: run, catch: () => unusable("damaged") })

const render = Effect.fnUntraced(function* (bytes: Uint8Array, renditions: ReadonlyArray<Rendition>) {
  const { width, height } = yield* attempt(() => headerOf(bytes))
  if (Math.max(width, height) > longestSide) return yield* unusable("too-many-pixels")
  return yield* Effect.forEach(renditions, (rendition) => attempt(() => drawn(bytes, rendition)))
})

export const sharpProcessor: Layer.Layer<ImageProcessor> = Layer.sync(ImageProcessor)(() => {
  const permits = Semaphore.makeUnsafe(atOnce)
  return { render: (bytes, renditions) => permits.withPermit(render(bytes, renditions)) }
})
