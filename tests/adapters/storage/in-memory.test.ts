import { Effect } from "effect"
import { emptyState } from "#adapters/storage/in-memory/in-memory-state.ts"
import type { Persistence } from "#adapters/storage/in-memory/persistence.ts"
import { storageContract } from "../../contracts/storage.contract.ts"
import { transferContract } from "../../contracts/storage-transfer.contract.ts"
import { memoryEmptyStore } from "../../support/memory/memory-empty-store.ts"
import { memoryStorageWith } from "../../support/memory/memory-storage.ts"

/** Durable a turn later, as on a disk: other fibers run meanwhile, and find a missing lock. */
const slowPersistence: Persistence = {
  append: (_change, settle) => void setImmediate(settle),
  check: Effect.void
}

const name = "memory"

storageContract({
  name,
  place: Effect.void,
  open: () => memoryStorageWith({ persistence: slowPersistence }),
  isDurable: false
})

transferContract({
  name,
  place: Effect.sync(emptyState),
  open: (state) => memoryStorageWith({ state }),
  openEmpty: memoryEmptyStore
})
