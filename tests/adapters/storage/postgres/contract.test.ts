import { storageContract } from "../../../contracts/storage.contract.ts"
import { openStore, testSchemaUrl } from "./test-store.ts"

storageContract({
  name: "postgres",
  place: testSchemaUrl,
  open: (url, options) => openStore({ ...options, url }),
  isDurable: true
})
