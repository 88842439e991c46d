import { Context, type Effect, type Option, Schema } from "effect"
import type { ImageKey } from "../domain/images/image-key.ts"

/** The place of the pictures cannot be reached or written. What was there before is still there. */
export class ImagesUnavailable extends Schema.TaggedError<ImagesUnavailable>()("ImagesUnavailable", {
  cause: Schema.Defect()
}) {
  override get message() {
    return "Pictures cannot be stored or read right now. Please try again in a moment."
  }
}

export interface StoredImage {
  readonly key: ImageKey
  /** Epoch milliseconds. */
  readonly storedAt: number
}

/** Keeps pictures: on disk, or in an S3 bucket. Text that is no key names nothing. */
export class Images extends Context.Service<
  Images,
  {
    /** Durable when it succeeds; whole, or not at all. */
    readonly put: (key: ImageKey, bytes: Uint8Array) => Effect.Effect<void, ImagesUnavailable>
    readonly get: (key: ImageKey) => Effect.Effect<Option.Option<Uint8Array<ArrayBuffer>>, ImagesUnavailable>
    /** Removing what is not there is no error. */
    readonly remove: (key: ImageKey) => Effect.Effect<void, ImagesUnavailable>
    /** Everything that is stored under a key, in no particular order; what else lies there is nobody's business. */
    readonly list: Effect.Effect<ReadonlyArray<StoredImage>, ImagesUnavailable>
    /** Looks now whether images can be read and written, and says what is wrong otherwise. */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/core/ports/Images") {}
