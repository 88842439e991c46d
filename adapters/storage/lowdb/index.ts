import { Cause, type Context, Effect, Exit, Layer, type Scope, Semaphore } from "effect"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { tryStore } from "#core/ports/store-unavailable.ts"
import { inMemoryPorts, type MediumHealth } from "../in-memory/in-memory-ports.ts"
import { hiveOf, type InMemoryState } from "../in-memory/in-memory-state.ts"
import { makeInMemoryStore } from "../in-memory/in-memory-store.ts"
import { dataFolder } from "./data-folder.ts"
import { dataVersion } from "./data-version.ts"
import { openDocuments, removeReplaced, removeTemporaries } from "./documents.ts"
import type { StoreFileSystem } from "./files.ts"
import { type FolderLock, type FolderLockOptions, holdOwnFolder } from "./folder-lock.ts"
import { findSpaceProblems, folderProblems } from "./folder-problems.ts"
import { folderSize } from "./folder-size.ts"
import { openJournal } from "./journal.ts"
import { journalledPersistence } from "./journalled-persistence.ts"
import { loadState, readJournal } from "./load.ts"
import { nodeFiles } from "./node-files.ts"
import { readOnlyPersistence } from "./read-folder.ts"
import {
  changeFailedBy,
  type DataFolderUnusable,
  type FileReplaced,
  type FlushFailed,
  tryOrRefuse
} from "./store-errors.ts"

export { dataFolder } from "./data-folder.ts"
export { lowdbEmptyStore } from "./fill-folder.ts"
export { lowdbFolderSnapshots } from "./read-folder.ts"
export { requireData } from "./require-data.ts"
export { LockLost } from "./store-errors.ts"

const flushDelayMillis = 10_000

export interface LowdbOptions extends FolderLockOptions {
  /** Writes nothing but the lock file and refuses all changes. */
  readonly isReadOnly?: boolean
  readonly onFileReplaced?: (replaced: FileReplaced) => void
}

export interface OpenedLowdb {
  readonly ports: Context.Context<StoragePorts>
  /** Rewrites the changed documents, then cuts the journal, so that deleted texts are really gone. */
  readonly flush: Effect.Effect<void, FlushFailed>
}

interface OpenDataOptions {
  readonly files: StoreFileSystem
  readonly dataDir: string
  readonly lock: FolderLock
}

const openData = async ({ files, dataDir, lock }: OpenDataOptions) => {
  const folder = dataFolder(dataDir)
  await removeTemporaries(files, folder)
  const documents = openDocuments(files, folder, lock)
  const content = await readJournal(files, folder, documents)
  const loaded = await loadState(documents, content)
  const journal = await openJournal({ files, path: folder.journal, lock }, content)
  await removeReplaced(files, folder)
  return { files, folder, documents, journal, ...loaded }
}

const mediumOf = (dataDir: string, found: Pick<MediumHealth, "dataVersion" | "problems">): MediumHealth => ({
  store: "lowdb",
  ...found,
  bytes: tryStore(() => folderSize(dataDir))
})

const isStartFailure = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit) && !Cause.hasInterruptsOnly(exit.cause)

const openForReading = async (
  files: StoreFileSystem,
  options: LowdbOptions,
  lock: FolderLock
): Promise<OpenedLowdb> => {
  const { dataDir } = options
  const folder = dataFolder(dataDir)
  const documents = openDocuments(files, folder, lock)
  const journal = await readJournal(files, folder, documents)
  const { state } = await loadState(documents, journal)
  const store = makeInMemoryStore({ state, persistence: readOnlyPersistence })
  const medium = mediumOf(dataDir, {
    dataVersion: journal.schema,
    problems: findSpaceProblems({ files, dataDir })
  })
  return { ports: inMemoryPorts(store, readOnlyPersistence.check, Effect.void, medium), flush: Effect.void }
}

/**
 * Reading a head only when a visitor comes would make the next response faster and so reveal the visit: a server
 * reads all at its start.
 */
const readHeads = Effect.fnUntraced(function* (state: InMemoryState) {
  for (const owner of [...state.hives.keys()]) {
    hiveOf(state, owner)
    yield* Effect.yieldNow
  }
})

const keepFlushing = Effect.fnUntraced(function* (
  { work, isLong }: ReturnType<typeof journalledPersistence>,
  flush: OpenedLowdb["flush"]
) {
  let loggedFailure: string | undefined
  while (true) {
    yield* work.await
    yield* Effect.timeoutOption(isLong.await, flushDelayMillis)
    const failure = yield* Effect.match(flush, {
      onSuccess: () => undefined,
      onFailure: ({ message }) => message
    })
    if (failure !== undefined && failure !== loggedFailure) yield* Effect.logError(failure)
    loggedFailure = failure
    // A failed flush keeps its changes in the journal. The pause prevents a tight loop on a full disk.
    if (failure !== undefined) yield* Effect.sleep(flushDelayMillis)
  }
})

/**
 * Opens the data folder for this process alone and closes it with the scope. Fails with `DataFolderUnusable`, which names
 * the file, if another server uses the folder or a file is damaged or missing; nothing was changed then.
 */
export const openLowdb = Effect.fn("openLowdb")(function* (
  options: LowdbOptions
): Effect.fn.Return<OpenedLowdb, DataFolderUnusable, Scope.Scope> {
  const { dataDir, files = nodeFiles } = options
  const { onFileReplaced = () => undefined } = options
  const quietly = (run: () => Promise<unknown>) => Effect.ignore(Effect.tryPromise(run))

  const lock = yield* holdOwnFolder(options)
  if (options.isReadOnly === true)
    return yield* tryOrRefuse(dataDir, () => openForReading(files, options, lock))
  const data = yield* Effect.acquireRelease(
    tryOrRefuse(dataDir, () => openData({ files, dataDir, lock })),
    ({ journal }) => quietly(journal.close)
  )
  const persistence = journalledPersistence({ ...data, lock, onFileReplaced })
  const store = makeInMemoryStore({ state: data.state, persistence })

  const oneFlush = Semaphore.makeUnsafe(1)
  const flush = Effect.uninterruptible(oneFlush.withPermit(persistence.flush))
  const reported = flush.pipe(Effect.catch((failure) => Effect.logError(failure.message)))
  // A refused start (a wrong key, for example) that changed nothing must leave the journal as it was.
  yield* Effect.addFinalizer((exit) =>
    isStartFailure(exit) && !persistence.hasChanged() ? Effect.void : reported
  )
  yield* Effect.forkScoped(keepFlushing(persistence, flush))
  yield* Effect.forkScoped(Effect.andThen(store.pageChanges.watched, readHeads(data.state)))
  const inspect = oneFlush.withPermit(
    Effect.tryPromise({ try: persistence.inspect, catch: (cause) => ({ cause }) })
  )
  const { lastFailure } = persistence
  const problems = Effect.uninterruptible(folderProblems({ files, dataDir, inspect, flush, lastFailure }))
  const forget = Effect.mapError(flush, (cause) => changeFailedBy(dataDir, cause))
  return {
    ports: inMemoryPorts(store, persistence.check, forget, mediumOf(dataDir, { dataVersion, problems })),
    flush
  }
})

export const lowdbStorage = (options: LowdbOptions): Layer.Layer<StoragePorts, DataFolderUnusable> =>
  Layer.effectContext(Effect.map(openLowdb(options), ({ ports }) => ports))
