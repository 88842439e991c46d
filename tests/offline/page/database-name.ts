import { Effect } from "effect"

/** The database goes with the test. */
export const databaseName = Effect.acquireRelease(
  Effect.sync(() => `test ${crypto.randomUUID()}`),
  (name) => Effect.sync(() => void indexedDB.deleteDatabase(name))
)
