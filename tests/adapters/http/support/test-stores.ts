import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { lowdbStorage } from "#adapters/storage/lowdb/storage.ts"
import type { TestServices } from "./test-server.ts"
import { testServices } from "./test-services.ts"

/** What a server of the tests keeps its records in. */
export interface TestStore {
  readonly name: string
  readonly services: Layer.Layer<TestServices>
}

export const memoryStore: TestStore = { name: "memory", services: testServices }

const temporaryFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "honesthive-http-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
)

const lowdbInFolder = Layer.unwrap(Effect.map(temporaryFolder, (dataDir) => lowdbStorage({ dataDir })))

/** A folder of its own for each server, gone with it. */
export const lowdbStore: TestStore = {
  name: "lowdb",
  services: Layer.mergeAll(testServices, Layer.orDie(lowdbInFolder))
}
