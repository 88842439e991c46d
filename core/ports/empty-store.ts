import { Context, type Effect, Schema, type Stream } from "effect"
import { type Collection, titleOf } from "../domain/transfer/collections.ts"
import type { PortableRecord } from "../domain/transfer/portable-record.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** There is something where an empty store was wanted. Nothing was changed. */
export class StoreNotEmpty extends Schema.TaggedError<StoreNotEmpty>()("StoreNotEmpty", {
  place: Schema.String,
  found: Schema.Array(Schema.Struct({ collection: Schema.String, count: Schema.Int }))
}) {
  override get message() {
    const found = this.found.map(({ collection, count }) => `${collection} (${count})`).join(", ")
    return `${this.place} is not empty: it holds ${found}. Give an empty one; nothing was changed.`
  }
}

export const storeNotEmpty = (place: string, counts: ReadonlyMap<Collection, number>): StoreNotEmpty =>
  new StoreNotEmpty({
    place,
    found: Array.from(counts, ([collection, count]) => ({ collection: titleOf(collection), count }))
  })

/** Somebody else fills or writes it. Nothing was changed. */
export class StoreInUse extends Schema.TaggedError<StoreInUse>()("StoreInUse", { place: Schema.String }) {
  override get message() {
    return `${this.place} is in use: a server writes there, or another move or restore is under way. Nothing was changed.`
  }
}

/** A store that is being filled. */
export interface Filling {
  /** Records that are not there yet, whose account is. */
  readonly put: (records: ReadonlyArray<PortableRecord>) => Effect.Effect<void, StoreUnavailable>
  /** What was put so far, read back from where it is kept; each collection in the order in which it was put. */
  readonly written: Stream.Stream<ReadonlyArray<PortableRecord>, StoreUnavailable>
}

/** Fills a store that is empty and that nobody else uses meanwhile. */
export class EmptyStore extends Context.Service<
  EmptyStore,
  {
    /**
     * All that `work` puts becomes durable as one when it succeeds. When it fails, is interrupted, or the process
     * dies at any moment, nothing of it is there.
     */
    readonly fill: <A, E, R>(
      work: (filling: Filling) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | StoreNotEmpty | StoreInUse | StoreUnavailable, R>
  }
>()("honesthive/core/ports/EmptyStore") {}
