import { Effect } from "effect"
import { emptyState } from "#adapters/storage/in-memory/in-memory-state.ts"
import { lowdbEmptyStore } from "#adapters/storage/lowdb/fill-folder.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { transferContract } from "../../contracts/storage-transfer.contract.ts"
import { memoryEmptyStore } from "../../support/memory/memory-empty-store.ts"
import { memoryStorageWith } from "../../support/memory/memory-storage.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"

transferContract({
  name: "memory",
  place: Effect.sync(emptyState),
  open: (state) => memoryStorageWith({ state }),
  openEmpty: memoryEmptyStore
})

transferContract({
  name: "lowdb",
  place: scopedFolder,
  open: (dataDir) => lowdbStorage({ dataDir }),
  openEmpty: (dataDir) => lowdbEmptyStore({ dataDir })
})
