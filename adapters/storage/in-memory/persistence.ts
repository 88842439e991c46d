import type { Effect } from "effect"
import type { Change } from "#core/domain/hives/change.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"

export interface Persistence {
  /**
   * Fixes the change's position in the order at once, and calls `settle` later, in that order: without a failure once
   * the change is durable. A failure settles all changes under way in the same turn of the event loop, because later
   * ones were computed from the failed one.
   */
  readonly append: (change: Change, settle: (failure?: StoreUnavailable) => void) => void
  readonly check: Effect.Effect<void, StoreUnavailable>
}
