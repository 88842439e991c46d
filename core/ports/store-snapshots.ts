import { Context, type Effect, type Scope, type Stream } from "effect"
import type { OwnerId } from "../domain/accounts/account.ts"
import type { StoredRecord } from "../domain/hives/change.ts"
import type { PortableRecord } from "../domain/transfer/portable-record.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** The most records of a page. */
export const pageSize = 500

export interface Page {
  readonly records: ReadonlyArray<PortableRecord>
  /** How much of the whole has been read with this page, about: 0 to 1. */
  readonly share: number
}

/** A store as it was at one moment. */
export interface Snapshot {
  /**
   * Every record that is portable, once; accounts and then the catalogue before all others, and each collection in
   * the order of owner and id. May be read more than once.
   */
  readonly pages: Stream.Stream<Page, StoreUnavailable>
}

/** Reads a store whole, beside everything else that happens. */
export class StoreSnapshots extends Context.Service<
  StoreSnapshots,
  {
    /** Until the scope ends. What is durable now is in it, and nothing that changes later. */
    readonly open: Effect.Effect<Snapshot, StoreUnavailable, Scope.Scope>
    /** Everything that is stored of one owner at one moment, in no particular order; empty for nobody. */
    readonly ofOwner: (owner: OwnerId) => Effect.Effect<ReadonlyArray<StoredRecord>, StoreUnavailable>
  }
>()("honesthive/core/ports/StoreSnapshots") {}
