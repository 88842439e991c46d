import { Effect, Layer, Stream } from "effect"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { lowdbFolderSnapshots } from "#adapters/storage/lowdb/read-folder.ts"
import { postgresStorage } from "#adapters/storage/postgres/index.ts"
import type { RawRecord } from "#core/domain/records/record-kinds.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"

const readAll = Effect.gen(function* () {
  const { pages } = yield* (yield* StoreSnapshots).open
  const read: Array<RawRecord> = []
  yield* Stream.runForEach(pages, ({ records }) => Effect.sync(() => void read.push(...records)))
  return read
}).pipe(Effect.scoped)

const readSnapshot = <E>(store: Layer.Layer<StoreSnapshots, E>): Promise<ReadonlyArray<RawRecord>> =>
  Effect.runPromise(Effect.provide(readAll, store))

/** Every record of a data folder that no server uses. */
export const recordsInFolder = (dataDir: string): Promise<ReadonlyArray<RawRecord>> =>
  readSnapshot(lowdbFolderSnapshots({ dataDir }))

export const recordsInDatabase = (url: string, key: string): Promise<ReadonlyArray<RawRecord>> =>
  readSnapshot(
    Layer.provide(
      Layer.fresh(postgresStorage({ url })),
      Layer.provide(aesSealer, configuredKeys(Buffer.from(key, "hex")))
    )
  )
