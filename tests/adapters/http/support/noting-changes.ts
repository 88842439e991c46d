import { Effect, Layer, Result } from "effect"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { HiveStore } from "#core/ports/hive-store.ts"

/** Notes what each change of a hive asks for and stores, as it comes. */
export const notingChanges = (
  note: (wanted: ReadonlyArray<string>, put: ReadonlyArray<StoredRecord>) => void
) =>
  Layer.effect(HiveStore)(
    Effect.map(HiveStore, (store) => ({
      ...store,
      change: (owner, wanted, decide) =>
        store.change(owner, wanted, (hive) => {
          const decided = decide(hive)
          note(Object.keys(wanted), Result.isSuccess(decided) ? decided.success.change.put : [])
          return decided
        })
    }))
  )
