import { Layer } from "effect"
import { lowdbEmptyStore, lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { storageContract } from "../../contracts/storage.contract.ts"
import { transferContract } from "../../contracts/storage-transfer.contract.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"
import { fakeSealer } from "../../support/world.ts"

const lowdb = {
  name: "lowdb",
  place: scopedFolder,
  open: (dataDir: string) => lowdbStorage({ dataDir })
}

storageContract({ ...lowdb, isDurable: true })
transferContract({
  ...lowdb,
  openEmpty: (dataDir) => Layer.provide(lowdbEmptyStore({ dataDir }), fakeSealer)
})
