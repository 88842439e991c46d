import { Context, Effect, type Option, Schema } from "effect"
import type { ImageKey } from "../domain/images/image-key.ts"

export class ImagesUnavailable extends Schema.TaggedError<ImagesUnavailable>()("ImagesUnavailable", {
  cause: Schema.Defect()
}) {
  override get message() {
    return "Pictures cannot be stored or read right now. Please try again in a moment."
  }
}

export const tryImages = <A>(run: () => Promise<A>): Effect.Effect<A, ImagesUnavailable> =>
  Effect.tryPromise({ try: run, catch: (cause) => new ImagesUnavailable({ cause }) })

export interface StoredImage {
  readonly key: ImageKey
  /** Epoch milliseconds. */
  readonly storedAt: number
}

export class Images extends Context.Service<
  Images,
  {
    /** Durable and atomic. */
    readonly put: (key: ImageKey, bytes: Uint8Array) => Effect.Effect<void, ImagesUnavailable>
    readonly get: (key: ImageKey) => Effect.Effect<Option.Option<Uint8Array<ArrayBuffer>>, ImagesUnavailable>
    /** Removing a missing image is no error. */
    readonly remove: (key: ImageKey) => Effect.Effect<void, ImagesUnavailable>
    /** All stored images, unordered. Files that aren't images of this server are left out. */
    readonly list: Effect.Effect<ReadonlyArray<StoredImage>, ImagesUnavailable>
    /** Checks now whether images can be read and written; describes the problem if not. */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/core/ports/Images") {}
