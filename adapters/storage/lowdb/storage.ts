import { type Context, Effect, Layer, type Scope, Semaphore } from "effect"
import { StoreUnavailable } from "#core/hives/hive-store.ts"
import type { StoragePorts } from "#core/hives/storage-ports.ts"
import type { Persistence } from "../resident/persistence.ts"
import { residentPorts } from "../resident/resident-ports.ts"
import { makeResidentStore } from "../resident/resident-store.ts"
import { dataFolder, openDocuments, removeTemporaries } from "./data-folder.ts"
import type { Files } from "./files.ts"
import { openJournal } from "./journal.ts"
import { journalledPersistence } from "./journalled-persistence.ts"
import { loadState, readJournal } from "./load.ts"
import { nodeFiles } from "./node-files.ts"
import { lockFolder } from "./process-lock.ts"
import { type FlushFailed, refusedBy, type StartRefused } from "./store-errors.ts"

export interface LowdbOptions {
  /** The folder of the data files; made when it is not there. */
  readonly dataDir: string
  /** Milliseconds from the first change to the rewriting of its files. 10,000 by default. */
  readonly flushAfter?: number
  /** Bytes of the journal from which on the files are rewritten at once. 32 MiB by default: replayed in 0.5 s. */
  readonly journalLimit?: number
  /** Nothing is written but the lock, and changes are refused: for those who only look. */
  readonly isReadOnly?: boolean
  /** Tests put faults in here. */
  readonly files?: Files
  /** Tests delay here, between reading and committing a change. */
  readonly beforeCommit?: Effect.Effect<void>
}

export interface OpenedLowdb {
  readonly ports: Context.Context<StoragePorts>
  /** Rewrites the files of what changed, then cuts the journal: after it, deleted texts are gone. */
  readonly flush: Effect.Effect<void, FlushFailed>
}

const openData = async (files: Files, dataDir: string, journalLimit: number) => {
  const folder = dataFolder(dataDir)
  await removeTemporaries(files, folder)
  const documents = openDocuments(files, folder)
  const content = await readJournal(files, folder, documents)
  const loaded = await loadState(documents, content)
  const journal = await openJournal(files, folder.journal, content)
  return { files, folder, documents, journal, journalLimit, ...loaded }
}

const refusing: Persistence = {
  append: (_change, settle) => settle(new StoreUnavailable({ cause: "opened for reading" })),
  check: Effect.void
}

/** What is in the journal is read, and not brought into the files. */
const openForReading = async (files: Files, options: LowdbOptions): Promise<OpenedLowdb> => {
  const folder = dataFolder(options.dataDir)
  const documents = openDocuments(files, folder)
  const { state } = await loadState(documents, await readJournal(files, folder, documents))
  const store = makeResidentStore({ ...options, state, persistence: refusing })
  return { ports: residentPorts(store, refusing.check), flush: Effect.void }
}

/**
 * Opens the data folder for this process alone, and closes it with the scope. Fails with `StartRefused`, which
 * names the file, when another server uses it or a file is damaged or missing; then nothing was altered.
 */
export const openLowdb = Effect.fn("openLowdb")(function* (
  options: LowdbOptions
): Effect.fn.Return<OpenedLowdb, StartRefused, Scope.Scope> {
  const { dataDir, files = nodeFiles, flushAfter = 10_000, journalLimit = 32 * 1024 * 1024 } = options
  const attempt = <A>(run: () => Promise<A>) => Effect.tryPromise({ try: run, catch: refusedBy(dataDir) })
  const quietly = (run: () => Promise<unknown>) => Effect.ignore(Effect.tryPromise(run))

  yield* Effect.acquireRelease(
    attempt(() => lockFolder(files, dataDir)),
    (release) => quietly(release)
  )
  if (options.isReadOnly === true) return yield* attempt(() => openForReading(files, options))
  const data = yield* Effect.acquireRelease(
    attempt(() => openData(files, dataDir, journalLimit)),
    ({ journal }) => quietly(journal.close)
  )
  const persistence = journalledPersistence(data)
  const store = makeResidentStore({ ...options, state: data.state, persistence })

  const oneFlush = Semaphore.makeUnsafe(1)
  const flush = Effect.uninterruptible(oneFlush.withPermit(persistence.flush))
  const reported = flush.pipe(Effect.catch((failure) => Effect.logError(failure.message)))
  yield* Effect.addFinalizer(() => reported)
  yield* persistence.work.await.pipe(
    Effect.andThen(Effect.timeoutOption(persistence.isLong.await, flushAfter)),
    Effect.andThen(flush),
    // What could not be flushed stays in the journal; without the pause a full disk would be tried in a loop.
    Effect.catch((failure) => Effect.andThen(Effect.logError(failure.message), Effect.sleep(flushAfter))),
    Effect.forever,
    Effect.forkScoped
  )
  return { ports: residentPorts(store, persistence.check), flush }
})

/** The embedded default: all records in memory, durable in a journal and lowdb files in `dataDir`. */
export const lowdbStorage = (options: LowdbOptions): Layer.Layer<StoragePorts, StartRefused> =>
  Layer.effectContext(Effect.map(openLowdb(options), ({ ports }) => ports))
