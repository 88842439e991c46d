import { Context, type Effect, Schema } from "effect"
import type { ImageType } from "../domain/images/image-key.ts"
import type { ImagesUnavailable } from "./images.ts"

export class WrongImageType extends Schema.TaggedError<WrongImageType>()("WrongImageType", {}) {
  override get message() {
    return "Invalid file type"
  }
}

export class ImageUnusable extends Schema.TaggedError<ImageUnusable>()("ImageUnusable", {
  reason: Schema.Literals(["too-many-pixels", "damaged"])
}) {
  override get message() {
    return this.reason === "damaged"
      ? "The image is damaged and cannot be read."
      : `The image must be at most ${maxSidePixels} pixels wide and high.`
  }
}

/** Maximum width and height in pixels. Larger images are rejected by their header, before decoding. */
export const maxSidePixels = 4096

/**
 * An image of `side` pixels in width and height. `crop`: a centred square; `within`: the whole image, never enlarged.
 */
export interface Rendition {
  readonly type: ImageType
  readonly side: number
  readonly fit: "crop" | "within"
}

/** Decodes images and renders them again, which removes everything else a file contains. */
export class ImageProcessor extends Context.Service<
  ImageProcessor,
  {
    /**
     * Renders the first frame upright, in sRGB and without metadata, once per rendition and in that order. Fails with
     * `ImagesUnavailable` if too many wait.
     */
    readonly render: (
      bytes: Uint8Array,
      renditions: ReadonlyArray<Rendition>
    ) => Effect.Effect<ReadonlyArray<Uint8Array>, ImageUnusable | ImagesUnavailable>
  }
>()("honesthive/core/ports/ImageProcessor") {}
