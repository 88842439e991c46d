import { Effect, Schema } from "effect"

/** The store can't be reached or written. Nothing was changed, unless only the response was lost. */
export class StoreUnavailable extends Schema.TaggedError<StoreUnavailable>()("StoreUnavailable", {
  cause: Schema.Defect()
}) {
  override get message() {
    return "The service is temporarily unavailable. Please try again in a moment."
  }
}

export const tryStore = <A>(run: () => Promise<A>): Effect.Effect<A, StoreUnavailable> =>
  Effect.tryPromise({ try: run, catch: (cause) => new StoreUnavailable({ cause }) })
