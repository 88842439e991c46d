import { Effect, Layer } from "effect"
import { openStore, testSchemaUrl } from "../../storage/postgres/test-store.ts"
import { testServices } from "./test-services.ts"
import type { TestStore } from "./test-stores.ts"

/** A schema of its own for each server, in the database that the tests share. */
export const postgresStore: TestStore = {
  name: "PostgreSQL",
  services: Layer.mergeAll(
    testServices,
    Layer.orDie(Layer.unwrap(Effect.map(testSchemaUrl, (url) => openStore({ url }))))
  )
}
