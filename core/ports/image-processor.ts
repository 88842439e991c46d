import { Context, type Effect, Schema } from "effect"
import type { ImageType } from "../domain/images/image-key.ts"

/** What was sent is none of the types that are taken (spec section 8). */
export class WrongImageType extends Schema.TaggedError<WrongImageType>()("WrongImageType", {}) {
  override get message() {
    return "Invalid file type"
  }
}

/** It is of a type that is taken, and no picture can be made of it. */
export class ImageUnusable extends Schema.TaggedError<ImageUnusable>()("ImageUnusable", {
  reason: Schema.Literals(["too-many-pixels", "damaged"])
}) {
  override get message() {
    return this.reason === "damaged"
      ? "The image is damaged and cannot be read."
      : `The image must be at most ${longestSide} pixels wide and high.`
  }
}

/** Pixels a side; more is refused from the header, before anything is decoded. */
export const longestSide = 4096

/** What is made of a picture. */
export interface Rendition {
  readonly type: ImageType
  /** Pixels, of both sides. */
  readonly side: number
  /** `crop`: a square, cut at the middle; `within`: all of it, never enlarged. */
  readonly fit: "crop" | "within"
}

/** Decodes and draws pictures again: whatever else a file carries is gone. */
export class ImageProcessor extends Context.Service<
  ImageProcessor,
  {
    /** The first frame, upright, without metadata, in sRGB: once for each rendition, in order. */
    readonly render: (
      bytes: Uint8Array,
      renditions: ReadonlyArray<Rendition>
    ) => Effect.Effect<ReadonlyArray<Uint8Array>, ImageUnusable>
  }
>()("honesthive/core/ports/ImageProcessor") {}
