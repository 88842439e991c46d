import { Context, type Effect } from "effect"
import type { OwnerId } from "../domain/accounts/account.ts"
import type { Feedback, FeedbackId } from "../domain/feedback/feedback.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** Milliseconds for which a claimed item belongs to its claimer. */
export const lentMillis = 30_000

/** Items that wait for the guard. */
export class PendingFeedback extends Context.Service<
  PendingFeedback,
  {
    /**
     * Up to `max` pending items, each lent to this caller until it is settled, postponed, or `lentMillis` have gone.
     * Owners have their turns, so that many items of one make nobody else wait; those of `passedOver` have none now.
     */
    readonly claim: (
      max: number,
      passedOver?: ReadonlySet<OwnerId>
    ) => Effect.Effect<ReadonlyArray<Feedback>, StoreUnavailable>
    /** Gives an item back, to be claimed again after so many milliseconds. */
    readonly postpone: (item: FeedbackId, millis: number) => Effect.Effect<void>
    /** Lends those of these items that are still pending for another `lentMillis` from now. */
    readonly extend: (items: ReadonlyArray<FeedbackId>) => Effect.Effect<void>
    /** Returns as soon as an item may be claimable that was not before; may return early. */
    readonly awaitWork: Effect.Effect<void>
  }
>()("honesthive/core/ports/PendingFeedback") {}
