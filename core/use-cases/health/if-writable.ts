import { Effect } from "effect"
import type { StoreUnavailable } from "../../ports/store-unavailable.ts"

/** Notes what comes with reading. Where the store can only be read, reading goes on without it. */
export const ifWritable = <E, R>(noting: Effect.Effect<void, E | StoreUnavailable, R>) =>
  Effect.catchTag(noting, "StoreUnavailable", () => Effect.void)
