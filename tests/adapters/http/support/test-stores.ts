import { Effect, Layer } from "effect"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { scopedFolder } from "../../../support/scoped-folder.ts"
import { openStore, testSchemaUrl } from "../../storage/postgres/test-store.ts"
import type { TestServices } from "./test-server.ts"
import { testServices } from "./test-services.ts"

/** A store for a server of the tests. */
export interface TestStore {
  readonly name: string
  readonly services: Layer.Layer<TestServices>
}

export const memoryStore: TestStore = { name: "memory", services: testServices }

const lowdbInFolder = Layer.unwrap(Effect.map(scopedFolder, (dataDir) => lowdbStorage({ dataDir })))

/** A folder of its own for each server, gone with it. */
export const lowdbStore: TestStore = {
  name: "lowdb",
  services: Layer.mergeAll(testServices, Layer.orDie(lowdbInFolder))
}

/** A schema of its own for each server, in the database that the tests share. */
export const postgresStore: TestStore = {
  name: "PostgreSQL",
  services: Layer.mergeAll(
    testServices,
    Layer.orDie(Layer.unwrap(Effect.map(testSchemaUrl, (url) => openStore({ url }))))
  )
}
