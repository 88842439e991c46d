import { Effect, Stream } from "effect"
import type { BeginDownload } from "./download-leases.ts"

/**
 * Opens a download within a lease and returns its stream as a body. The lease ends with the stream, or at once when the
 * download can't be opened or its request is aborted before.
 */
export const leasedDownload = <A, SE, SR, E, R>(
  lease: ReturnType<BeginDownload>,
  open: Effect.Effect<A & { readonly bytes: Stream.Stream<Uint8Array<ArrayBuffer>, SE, SR> }, E, R>
) =>
  Effect.uninterruptibleMask((restore) =>
    Effect.gen(function* () {
      const end = Effect.sync(yield* lease)
      const opened = yield* Effect.onError(restore(open), () => end)
      const context = yield* Effect.context<SR>()
      return {
        ...opened,
        body: Stream.toReadableStreamWith(Stream.ensuring(opened.bytes, end), context)
      }
    })
  )
