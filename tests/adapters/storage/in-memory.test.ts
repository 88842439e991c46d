import { Effect } from "effect"
import { storageContract } from "../../contracts/storage.contract.ts"
import { memoryStorageWith } from "../../support/memory/memory-storage.ts"

storageContract({
  name: "memory",
  place: Effect.void,
  open: (_place, options) => memoryStorageWith(options),
  isDurable: false
})
