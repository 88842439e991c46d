import type { Effect } from "effect"
import type { Change } from "#core/domain/hives/change.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"

/** Makes the changes of a resident store last. */
export interface Persistence {
  /**
   * Gives the change its place in the order at once. Calls `settle` later: without a failure when the change
   * is durable. Changes settle in order. A failure settles every change under way, in the same turn, because
   * later ones were decided on the failed one.
   */
  readonly append: (change: Change, settle: (failure?: StoreUnavailable) => void) => void
  readonly check: Effect.Effect<void, StoreUnavailable>
}
