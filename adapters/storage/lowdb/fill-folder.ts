import { dirname } from "node:path"
import { Effect, Layer, type Scope, Stream } from "effect"
import { putting } from "#core/hives/change.ts"
import { StoreUnavailable } from "#core/hives/hive-store.ts"
import type { Collection } from "#core/transfer/collections.ts"
import { isPortable } from "#core/transfer/portable-record.ts"
import { EmptyStore, type Filling, storeNotEmpty } from "#core/transfer/whole-store.ts"
import type { ResidentState } from "../resident/resident-state.ts"
import { dataFolder, openDocuments, removeTemporaries } from "./data-folder.ts"
import type { Files } from "./files.ts"
import { changesIn, encodeHeader, parseJournal } from "./journal-content.ts"
import { encodeLine } from "./journal-lines.ts"
import { loadState, refuseOthers } from "./load.ts"
import { nodeFiles } from "./node-files.ts"
import { lockFolder } from "./process-lock.ts"
import { refusedBy, type StartRefused } from "./store-errors.ts"
import { temporaryName } from "./temporary.ts"

export interface FolderToFill {
  readonly dataDir: string
  /** Tests put faults in here. */
  readonly files?: Files
}

const countsOf = ({ hives, links, sessions, own }: ResidentState): ReadonlyMap<Collection, number> => {
  const { admins, badges } = own.installation
  const counts: ReadonlyArray<readonly [Collection, number]> = [
    ["account", hives.size],
    ["catalogue-badge", badges.size],
    ["admin", admins.size],
    ["admin-entry", own.entries.size],
    ["admin-session", own.sessions.size],
    ["link", links.size],
    ["session", sessions.size]
  ]
  return new Map(counts.filter(([, count]) => count > 0))
}

/** What the folder holds. Hives are not looked at: without an account there is none. */
const lookInto = async (files: Files, dataDir: string): Promise<ReadonlyMap<Collection, number>> => {
  const folder = dataFolder(dataDir)
  await removeTemporaries(files, folder)
  const documents = openDocuments(files, folder)
  const journal = await files.read(folder.journal)
  if (journal === undefined) {
    await refuseOthers(files, folder, documents)
    return new Map()
  }
  const { state } = await loadState(documents, parseJournal(folder.journal, journal.content))
  return countsOf(state)
}

const orUnavailable = <A>(run: () => Promise<A>): Effect.Effect<A, StoreUnavailable> =>
  Effect.tryPromise({ try: run, catch: (cause) => new StoreUnavailable({ cause }) })

/** A journal that was never cut holds everything: so one file, put in its place, is the whole store. */
const newJournal = Effect.fnUntraced(function* (
  files: Files,
  path: string
): Effect.fn.Return<
  Filling & { readonly finish: Effect.Effect<void, StoreUnavailable> },
  StoreUnavailable,
  Scope.Scope
> {
  const temporary = temporaryName(path)
  const file = yield* Effect.acquireRelease(
    orUnavailable(() => files.create(temporary)),
    (opened) => Effect.ignore(orUnavailable(() => opened.close().then(() => files.remove(temporary))))
  )
  let chain = 0
  yield* orUnavailable(() => file.write(Buffer.from(encodeHeader(0, chain))))
  return {
    put: (records) =>
      orUnavailable(() => {
        const encoded = encodeLine(JSON.stringify(putting(...records)), chain)
        chain = encoded.chain
        return file.write(Buffer.from(encoded.line))
      }),
    written: Stream.unwrap(
      Effect.map(
        orUnavailable(() => files.read(temporary)),
        (found) =>
          Stream.map(Stream.fromIterable(changesIn(path, found?.content ?? Buffer.of())), ({ put }) =>
            put.filter(isPortable)
          )
      )
    ),
    finish: orUnavailable(async () => {
      await file.sync()
      await files.rename(temporary, path)
      await files.syncFolder(dirname(path))
    })
  }
})

/**
 * Fills a data folder that no server uses. Fails with `StartRefused` when one does, or when what lies there is
 * damaged.
 */
export const lowdbEmptyStore = ({
  dataDir,
  files = nodeFiles
}: FolderToFill): Layer.Layer<EmptyStore, StartRefused> =>
  Layer.effect(EmptyStore)(
    Effect.gen(function* () {
      const folder = dataFolder(dataDir)
      const attempt = <A>(run: () => Promise<A>) => Effect.tryPromise({ try: run, catch: refusedBy(dataDir) })
      yield* Effect.acquireRelease(
        attempt(() => lockFolder(files, dataDir)),
        (release) => Effect.promise(() => release().catch(() => undefined))
      )
      const found = yield* attempt(() => lookInto(files, dataDir))
      return {
        fill: (work) =>
          Effect.scoped(
            Effect.gen(function* () {
              if (found.size > 0) return yield* storeNotEmpty(dataDir, found)
              const { finish, ...filling } = yield* newJournal(files, folder.journal)
              const answer = yield* work(filling)
              yield* Effect.uninterruptible(finish)
              return answer
            })
          )
      }
    })
  )
