import { storageContract } from "../../../contracts/storage.contract.ts"
import { openStore, testPlace } from "./test-store.ts"

storageContract({
  name: "postgres",
  place: testPlace,
  open: (url, options) => openStore({ ...options, url }),
  isDurable: true
})
