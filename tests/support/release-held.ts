import { Effect } from "effect"
import { heldItems, releaseItems } from "#core/domain/hives/release-rules.ts"
import { HeldFeedback } from "#core/ports/held-feedback.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { readCatalogue } from "#core/use-cases/badges/read-catalogue.ts"
import { today } from "#core/use-cases/time/today.ts"

/** The epoch is a boundary of every window. */
const everyBoundary = { boundary: 0, floor: { minutes: 0, least: 1 } }

export const allHeld = HeldFeedback.use(({ dueAt }) => dueAt(everyBoundary))

/** Releases all judged and held items, whatever their rules, one owner after the other. */
export const releaseHeld = Effect.gen(function* () {
  const held = yield* allHeld
  const by = { today: yield* today, catalogue: yield* readCatalogue }
  const store = yield* HiveStore
  for (const [owner, items] of Map.groupBy(held, (item) => item.owner)) {
    const ids = items.map(({ id }) => id)
    yield* store
      .change(owner, { items: ids }, (hive) => releaseItems(hive, heldItems(hive, ids), by))
      .pipe(Effect.catchTag("OwnerNotFound", () => Effect.void))
  }
})
