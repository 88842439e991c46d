import { Context, type Effect, Schema } from "effect"
import type { ImageType } from "./image-key.ts"

/** What was sent cannot become a picture. */
export class ImageRefused extends Schema.TaggedError<ImageRefused>()("ImageRefused", {
  reason: Schema.Literals(["wrong-type", "too-wide", "unreadable"])
}) {
  override get message() {
    return {
      "wrong-type": "Invalid file type",
      "too-wide": `The image must be at most ${longestSide} pixels wide and high.`,
      unreadable: "The image is damaged and cannot be read."
    }[this.reason]
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
    ) => Effect.Effect<ReadonlyArray<Uint8Array>, ImageRefused>
  }
>()("honesthive/core/images/ImageProcessor") {}
