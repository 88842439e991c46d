import { Context, type Effect, type Option } from "effect"
import type { Account, OwnerId } from "../domain/accounts/account.ts"
import type { FeedbackId } from "../domain/feedback/feedback.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

export interface ItemAddress {
  readonly id: FeedbackId
  readonly owner: OwnerId
}

export class Receipts extends Context.Service<
  Receipts,
  {
    readonly find: (receipt: string) => Effect.Effect<Option.Option<ItemAddress>, StoreUnavailable>
    /** Items that their writers took back and that their owners still see. */
    readonly withdrawn: Effect.Effect<ReadonlyArray<ItemAddress & Pick<Account, "release">>, StoreUnavailable>
  }
>()("honesthive/core/ports/Receipts") {}
