import { storageContract } from "../../../contracts/storage.contract.ts"
import { openStore, testDatabase } from "./test-store.ts"

storageContract({
  name: "postgres",
  place: testDatabase,
  open: (url, options) => openStore({ ...options, url }),
  isDurable: true
})
