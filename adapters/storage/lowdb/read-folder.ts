import { Effect, Layer } from "effect"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { inMemorySnapshots } from "../in-memory/in-memory-snapshot.ts"
import { makeInMemoryStore } from "../in-memory/in-memory-store.ts"
import type { Persistence } from "../in-memory/persistence.ts"
import { dataFolder } from "./data-folder.ts"
import { openDocuments } from "./documents.ts"
import type { StoreFileSystem } from "./files.ts"
import { type FolderLock, type FolderLockOptions, holdFolder } from "./folder-lock.ts"
import { parseJournal } from "./journal-content.ts"
import { loadState } from "./load.ts"
import { nodeFiles } from "./node-files.ts"
import { DataFolderUnusable, tryOrRefuse } from "./store-errors.ts"

const readState = async (files: StoreFileSystem, dataDir: string, lock: FolderLock) => {
  const folder = dataFolder(dataDir)
  const journal = await files.read(folder.journal)
  if (journal === undefined) throw noDataFolder(dataDir)
  const { state } = await loadState(
    openDocuments(files, folder, lock),
    parseJournal(folder.journal, journal.content)
  )
  return state
}

const noDataFolder = (dataDir: string) =>
  new DataFolderUnusable({ file: dataDir, reason: "this is not a HonestHive data folder." })

export const readOnlyPersistence: Persistence = {
  append: (_change, settle) => settle(new StoreUnavailable({ cause: "opened for reading" })),
  check: Effect.void
}

/**
 * Reads a data folder that no server uses, without changing its data, and locks it until the scope ends. Fails with
 * `DataFolderUnusable`.
 */
export const lowdbFolderSnapshots = (
  options: FolderLockOptions
): Layer.Layer<StoreSnapshots, DataFolderUnusable> =>
  Layer.effect(StoreSnapshots)(
    Effect.gen(function* () {
      const { dataDir, files = nodeFiles } = options
      const { journal } = dataFolder(dataDir)
      if ((yield* tryOrRefuse(dataDir, () => files.identity(journal))) === undefined)
        return yield* noDataFolder(dataDir)
      const lock = yield* holdFolder(options)
      const state = yield* tryOrRefuse(dataDir, () => readState(files, dataDir, lock))
      return inMemorySnapshots(makeInMemoryStore({ state, persistence: readOnlyPersistence }))
    })
  )
