import { Layer } from "effect"
import { postgresEmptyStore } from "#adapters/storage/postgres/index.ts"
import { storageContract } from "../../../contracts/storage.contract.ts"
import { transferContract } from "../../../contracts/storage-transfer.contract.ts"
import { openStore, sealerWith, testKey, testSchemaUrl } from "./test-store.ts"

const postgres = {
  name: "postgres",
  place: testSchemaUrl,
  open: (url: string) => openStore({ url })
}

storageContract({ ...postgres, isDurable: true })
transferContract({
  ...postgres,
  openEmpty: (url) => Layer.provide(Layer.fresh(postgresEmptyStore({ url })), sealerWith(testKey))
})
