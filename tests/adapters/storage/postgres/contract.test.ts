import { storageContract } from "../../../contracts/storage.contract.ts"
import { openStore, testSchemaUrl } from "./test-store.ts"

storageContract({
  name: "postgres",
  place: testSchemaUrl,
  open: (url) => openStore({ url }),
  isDurable: true
})
