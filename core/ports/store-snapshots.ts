import { Context, type Effect, type Scope, type Stream } from "effect"
import type { OwnerId } from "../domain/accounts/account.ts"
import type { RawRecord } from "../domain/records/record-kinds.ts"
import type { PortableRecord } from "../domain/transfer/portable-record.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

export const pageSize = 500

export interface SnapshotPage {
  readonly records: ReadonlyArray<PortableRecord>
  /** Approximate share of the store read so far, 0 to 1. */
  readonly share: number
}

export interface Snapshot {
  /**
   * Every portable record once: accounts, then the catalogue, then the rest, each collection ordered by owner and id.
   * Can be read repeatedly.
   */
  readonly pages: Stream.Stream<SnapshotPage, StoreUnavailable>
}

export class StoreSnapshots extends Context.Service<
  StoreSnapshots,
  {
    /** Valid until the scope ends. Contains everything durable now, and no later change. */
    readonly open: Effect.Effect<Snapshot, StoreUnavailable, Scope.Scope>
    /** All records of one owner at one moment, unordered; empty for an unknown owner. */
    readonly ofOwner: (owner: OwnerId) => Effect.Effect<ReadonlyArray<RawRecord>, StoreUnavailable>
  }
>()("honesthive/core/ports/StoreSnapshots") {}
