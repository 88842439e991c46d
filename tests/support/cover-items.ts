import { Effect, Result } from "effect"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import type { CoveredItem } from "#core/domain/feedback/feedback.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { HiveStore } from "#core/ports/hive-store.ts"

/** Covers every approved item of a data folder that no server uses, as a guard that was unsure would have done. */
export const coverItems = (dataDir: string): Promise<void> =>
  Effect.gen(function* () {
    const store = yield* HiveStore
    for (const owner of yield* store.owners) {
      const items = yield* store.listItems(owner)
      const covered = items
        .filter((item) => item.moderationStatus === "approved")
        .map(
          ({ wasShown: _, answer: _answer, answeredOn: _answeredOn, ...item }): CoveredItem => ({
            ...item,
            visibility: "covered"
          })
        )
      yield* store.change(owner, {}, () =>
        Result.succeed({ change: putChange(...covered), answer: undefined })
      )
    }
  }).pipe(Effect.provide(lowdbStorage({ dataDir })), Effect.runPromise)
