import { dirname } from "node:path"
import { Effect, Layer, type Scope, Stream } from "effect"
import type { RecordKey } from "#core/domain/hives/change.ts"
import type { RawChange } from "#core/domain/hives/change-codec.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import type { Collection } from "#core/domain/transfer/collections.ts"
import { isAsFirstStarted } from "#core/domain/transfer/first-start.ts"
import { isPortable } from "#core/domain/transfer/portable-record.ts"
import type { Sealed } from "#core/domain/values/sealed.ts"
import { EmptyStore, type StoreFiller, storeNotEmpty } from "#core/ports/empty-store.ts"
import { sealKeyCheckValue } from "#core/ports/key-check-values.ts"
import type { Sealer } from "#core/ports/sealer.ts"
import { type StoreUnavailable, tryStore } from "#core/ports/store-unavailable.ts"
import { temporaryName } from "../../system/index.ts"
import { type InMemoryState, recordsAt } from "../in-memory/in-memory-state.ts"
import { type DataFolder, dataFolder } from "./data-folder.ts"
import { openDocuments, removeTemporaries } from "./documents.ts"
import type { StoreFileSystem } from "./files.ts"
import { type FolderLock, type FolderLockOptions, holdOwnFolder } from "./folder-lock.ts"
import { changesIn, encodeHeader, parseJournal } from "./journal-content.ts"
import { encodeLine } from "./journal-lines.ts"
import { loadState, refuseForeignFiles } from "./load.ts"
import { nodeFiles } from "./node-files.ts"
import { type DataFolderUnusable, tryOrRefuse } from "./store-errors.ts"

interface FolderContents {
  readonly counts: ReadonlyMap<Collection, number>
  readonly firstStart: ReadonlyArray<RecordKey>
}

const noFoundData: FolderContents = { counts: new Map(), firstStart: [] }

const foundDataIn = (state: InMemoryState): FolderContents => {
  const found = [...recordsAt(state, "directory"), ...recordsAt(state, "sessions")].map((record) =>
    encodeRecord(record)
  )
  if (isAsFirstStarted(found))
    return { counts: new Map(), firstStart: found.map(({ kind, owner, id }) => ({ kind, owner, id })) }
  const rows = Map.groupBy(found.filter(isPortable), ({ kind }) => kind)
  return { counts: new Map(Array.from(rows, ([kind, { length }]) => [kind, length])), firstStart: [] }
}

/** Counts the records in the folder. Hives need not be read: none exists without an account. */
const inspectBeforeFill = async (
  files: StoreFileSystem,
  dataDir: string,
  lock: FolderLock
): Promise<FolderContents> => {
  const folder = dataFolder(dataDir)
  await removeTemporaries(files, folder)
  const documents = openDocuments(files, folder, lock)
  const journal = await files.read(folder.journal)
  if (journal === undefined) {
    await refuseForeignFiles(files, folder, documents)
    return noFoundData
  }
  const { state } = await loadState(documents, parseJournal(folder.journal, journal.content))
  return foundDataIn(state)
}

const temporaryFile = (files: StoreFileSystem, path: string) => {
  const temporary = temporaryName(path)
  return Effect.acquireRelease(
    tryStore(async () => ({ temporary, file: await files.create(temporary) })),
    ({ file }) => Effect.ignore(tryStore(() => file.close().finally(() => files.remove(temporary))))
  )
}

interface FilledFolder extends Pick<FolderContents, "firstStart"> {
  readonly lock: FolderLock
  readonly checkValue: Sealed
}

/** Writes the whole store as one journal file, since a journal that was never cut holds everything. */
const newJournal = Effect.fnUntraced(function* (
  files: StoreFileSystem,
  { journal: path, checkValues, movedTo }: DataFolder,
  { lock, firstStart, checkValue }: FilledFolder
): Effect.fn.Return<
  StoreFiller & { readonly finish: Effect.Effect<void, StoreUnavailable> },
  StoreUnavailable,
  Scope.Scope
> {
  const { temporary, file } = yield* temporaryFile(files, path)
  const note = yield* temporaryFile(files, checkValues)
  let chain = 0
  const append = (change: RawChange) =>
    tryStore(() => {
      const encoded = encodeLine(JSON.stringify(change), chain)
      chain = encoded.chain
      return file.write(Buffer.from(encoded.line))
    })
  yield* tryStore(() => file.write(Buffer.from(encodeHeader(0, chain))))
  // The other files may still hold records of the first start, and loading reads them before the journal.
  if (firstStart.length > 0) yield* append({ put: [], remove: firstStart })
  return {
    put: (records) => append({ put: records, remove: [] }),
    written: Stream.unwrap(
      Effect.map(
        tryStore(() => files.read(temporary)),
        (found) =>
          Stream.map(Stream.fromIterable(changesIn(path, found?.content ?? Buffer.of())), ({ put }) =>
            put.filter(isPortable)
          )
      )
    ),
    finish: tryStore(async () => {
      await file.sync()
      await note.file.write(Buffer.from(`${checkValue}\n`))
      await note.file.sync()
      lock.check()
      await files.remove(checkValues)
      await files.rename(temporary, path)
      await files.syncFolder(dirname(path))
      await files.rename(note.temporary, checkValues)
      // Not before: a power loss must leave no empty folder in which a server would start.
      await files.remove(movedTo)
      await files.syncFolder(dirname(path))
    })
  }
})

/**
 * Fills a data folder that no server uses. Fails with `DataFolderUnusable` if one does, or if existing files are damaged.
 */
export const lowdbEmptyStore = (
  options: FolderLockOptions
): Layer.Layer<EmptyStore, DataFolderUnusable | StoreUnavailable, Sealer> =>
  Layer.effect(EmptyStore)(
    Effect.gen(function* () {
      const { dataDir, files = nodeFiles } = options
      const folder = dataFolder(dataDir)
      const checkValue = yield* sealKeyCheckValue
      const lock = yield* holdOwnFolder(options)
      const found = yield* tryOrRefuse(dataDir, () => inspectBeforeFill(files, dataDir, lock))
      return {
        fill: (work) =>
          Effect.scoped(
            Effect.gen(function* () {
              if (found.counts.size > 0) return yield* storeNotEmpty(dataDir, found.counts)
              const { firstStart } = found
              const { finish, ...filling } = yield* newJournal(files, folder, {
                lock,
                firstStart,
                checkValue
              })
              const answer = yield* work(filling)
              yield* Effect.uninterruptible(finish)
              return answer
            })
          )
      }
    })
  )
