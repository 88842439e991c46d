import { Context, type Effect } from "effect"
import type { OwnerId } from "../domain/accounts/account.ts"
import type { FeedbackId, PendingItem } from "../domain/feedback/feedback.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

export const leaseMillis = 30_000

export class PendingFeedback extends Context.Service<
  PendingFeedback,
  {
    /**
     * Leases up to `max` pending items to this caller, until they are settled or postponed, or `leaseMillis` have
     * passed. Owners take turns, so that one owner's many items delay nobody else's; owners in `passedOver` are
     * skipped.
     */
    readonly claim: (
      max: number,
      passedOver?: ReadonlySet<OwnerId>
    ) => Effect.Effect<ReadonlyArray<PendingItem>, StoreUnavailable>
    readonly postpone: (item: FeedbackId, millis: number) => Effect.Effect<void>
    /** Renews the leases of the items that are still pending, for `leaseMillis` from now. */
    readonly extend: (items: ReadonlyArray<FeedbackId>) => Effect.Effect<void>
    /** Returns as soon as there may be a new claimable item; may return early. */
    readonly awaitWork: Effect.Effect<void>
  }
>()("honesthive/core/ports/PendingFeedback") {}
