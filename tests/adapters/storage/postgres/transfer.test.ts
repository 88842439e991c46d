import { Layer } from "effect"
import { postgresEmptyStore } from "#adapters/storage/postgres/index.ts"
import { transferContract } from "../../../contracts/storage-transfer.contract.ts"
import { openStore, sealerWith, testKey, testSchemaUrl } from "./test-store.ts"

transferContract({
  name: "postgres",
  place: testSchemaUrl,
  open: (url) => openStore({ url }),
  openEmpty: (url) => Layer.provide(Layer.fresh(postgresEmptyStore({ url })), sealerWith(testKey))
})
