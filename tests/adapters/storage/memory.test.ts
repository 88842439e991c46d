import { Effect } from "effect"
import { memoryStorageWith } from "#adapters/storage/memory/storage.ts"
import { storageContract } from "../../contracts/storage.contract.ts"

storageContract({
  name: "memory",
  place: Effect.void,
  open: (_place, options) => memoryStorageWith(options),
  isDurable: false
})
