import { Context, type Effect, Schema, type Stream } from "effect"
import { type Collection, titleOf } from "../domain/transfer/collections.ts"
import type { PortableRecord } from "../domain/transfer/portable-record.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

export class StoreNotEmpty extends Schema.TaggedError<StoreNotEmpty>()("StoreNotEmpty", {
  place: Schema.String,
  found: Schema.Array(Schema.Struct({ collection: Schema.String, count: Schema.Int }))
}) {
  override get message() {
    const found = this.found.map(({ collection, count }) => `${collection} (${count})`).join(", ")
    return `${this.place} is not empty: it holds ${found}. Use an empty one. Nothing was changed.`
  }
}

export const storeNotEmpty = (place: string, counts: ReadonlyMap<Collection, number>): StoreNotEmpty =>
  new StoreNotEmpty({
    place,
    found: Array.from(counts, ([collection, count]) => ({ collection: titleOf(collection), count }))
  })

export class StoreInUse extends Schema.TaggedError<StoreInUse>()("StoreInUse", { place: Schema.String }) {
  override get message() {
    return `${this.place} is in use: a server runs on it, or another move or restore is under way. Stop that first. Nothing was changed.`
  }
}

/** Filling failed before the commit: nothing of it remains, so the images put for it may go, too. */
export class FillFailed extends Schema.TaggedError<FillFailed>()("FillFailed", { cause: Schema.Defect() }) {}

export const failedFill = ({ cause }: StoreUnavailable): FillFailed => new FillFailed({ cause })

export interface StoreFiller {
  /** Puts new records, whose account was put before. */
  readonly put: (records: ReadonlyArray<PortableRecord>) => Effect.Effect<void, StoreUnavailable>
  /** Reads back the records put so far, each collection in the order of putting. */
  readonly written: Stream.Stream<ReadonlyArray<PortableRecord>, StoreUnavailable>
}

export class EmptyStore extends Context.Service<
  EmptyStore,
  {
    /**
     * Makes everything that `work` puts durable at once when it succeeds. If it fails, is interrupted, or the process
     * dies, none of it remains.
     */
    readonly fill: <A, E, R>(
      work: (filling: StoreFiller) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | StoreNotEmpty | StoreInUse | StoreUnavailable, R>
  }
>()("honesthive/core/ports/EmptyStore") {}
