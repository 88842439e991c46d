import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { storageContract } from "../../contracts/storage.contract.ts"
import { scopedFolder } from "../../support/scoped-folder.ts"

storageContract({
  name: "lowdb",
  place: scopedFolder,
  open: (dataDir) => lowdbStorage({ dataDir }),
  isDurable: true
})
