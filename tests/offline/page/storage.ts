import { Effect } from "effect"
import { browserStorage } from "#adapters/storage/browser/index.ts"
import { storageContract } from "../../contracts/storage.contract.ts"

/** A database that goes with the test. */
const databaseName = Effect.acquireRelease(
  Effect.sync(() => `test ${crypto.randomUUID()}`),
  (name) => Effect.sync(() => void indexedDB.deleteDatabase(name))
)

storageContract({
  name: "browser",
  place: databaseName,
  open: (name) => browserStorage({ name }),
  isDurable: true
})
