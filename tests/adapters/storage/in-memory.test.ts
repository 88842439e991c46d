import { Effect } from "effect"
import type { Persistence } from "#adapters/storage/in-memory/persistence.ts"
import { storageContract } from "../../contracts/storage.contract.ts"
import { memoryStorageWith } from "../../support/memory/memory-storage.ts"

/** Durable a turn later, as on a disk: other fibers run meanwhile, and find a missing lock. */
const slowPersistence: Persistence = {
  append: (_change, settle) => void setImmediate(settle),
  check: Effect.void
}

storageContract({
  name: "memory",
  place: Effect.void,
  open: () => memoryStorageWith({ persistence: slowPersistence }),
  isDurable: false
})
