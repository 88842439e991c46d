import { browserStorage } from "#adapters/storage/browser/index.ts"
import { storageContract } from "../../contracts/storage.contract.ts"
import { databaseName } from "./database-name.ts"

storageContract({
  name: "browser",
  place: databaseName,
  open: (name) => browserStorage({ name }),
  isDurable: true
})
