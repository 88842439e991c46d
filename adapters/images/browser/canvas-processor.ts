import { Effect, Layer, Semaphore } from "effect"
import { sniffImage } from "#core/domain/images/sniff-image.ts"
import { ImageProcessor, ImageUnusable, maxSidePixels, type Rendition } from "#core/ports/image-processor.ts"
import { type ImageSize, imageSizeOf } from "./image-size.ts"

const maxConcurrentImages = 2

const webpQuality = 0.82

interface CropRectangle extends ImageSize {
  readonly x: number
  readonly y: number
}

const cropOf = ({ width, height }: ImageSize, fit: Rendition["fit"]): CropRectangle => {
  const side = Math.min(width, height)
  return fit === "crop"
    ? { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }
    : { x: 0, y: 0, width, height }
}

const outputSizeOf = (part: ImageSize, { side, fit }: Rendition): ImageSize => {
  const factor = side / Math.max(part.width, part.height)
  const scale = fit === "crop" ? factor : Math.min(1, factor)
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(part.width), height: scaled(part.height) }
}

const renderImage = async (picture: ImageBitmap, rendition: Rendition): Promise<Uint8Array> => {
  const part = cropOf(picture, rendition.fit)
  const { width, height } = outputSizeOf(part, rendition)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext("2d")
  if (context === null) throw new Error("there is no canvas to draw on")
  context.imageSmoothingQuality = "high"
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  const blob = await canvas.convertToBlob({ type: rendition.type, quality: webpQuality })
  return new Uint8Array(await blob.arrayBuffer())
}

const renderAll = async (bytes: Uint8Array, renditions: ReadonlyArray<Rendition>) => {
  const blob = new Blob([new Uint8Array(bytes)], { type: sniffImage(bytes) ?? "" })
  const picture = await createImageBitmap(blob, { imageOrientation: "from-image" })
  try {
    return await Promise.all(renditions.map((rendition) => renderImage(picture, rendition)))
  } finally {
    picture.close()
  }
}

const render = Effect.fnUntraced(function* (bytes: Uint8Array, renditions: ReadonlyArray<Rendition>) {
  const size = imageSizeOf(bytes)
  if (size === undefined) return yield* new ImageUnusable({ reason: "damaged" })
  if (Math.max(size.width, size.height) > maxSidePixels)
    return yield* new ImageUnusable({ reason: "too-many-pixels" })
  return yield* Effect.tryPromise({
    try: () => renderAll(bytes, renditions),
    catch: () => new ImageUnusable({ reason: "damaged" })
  })
})

export const canvasProcessor: Layer.Layer<ImageProcessor> = Layer.sync(ImageProcessor)(() => {
  const permits = Semaphore.makeUnsafe(maxConcurrentImages)
  return { render: (bytes, renditions) => permits.withPermit(render(bytes, renditions)) }
})
