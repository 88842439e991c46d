import { Clock, Effect, Layer, Option } from "effect"
import { openDatabase, requestResult, transactionCommitted } from "#adapters/indexed-db/database.ts"
import { type ImageKey, imageKeyOf } from "#core/domain/images/image-key.ts"
import { Images, type ImagesUnavailable, tryImages } from "#core/ports/images.ts"

interface BrowserImage {
  readonly key: ImageKey
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly storedAt: number
}

const store = "images"

const putImage = (database: IDBDatabase, kept: BrowserImage): Promise<void> => {
  const writing = database.transaction(store, "readwrite", { durability: "strict" })
  writing.objectStore(store).put(kept)
  return transactionCommitted(writing)
}

const removeImage = (database: IDBDatabase, key: ImageKey): Promise<void> => {
  const removing = database.transaction(store, "readwrite")
  removing.objectStore(store).delete(key)
  return transactionCommitted(removing)
}

const openImageStore = (database: IDBDatabase) => database.transaction(store).objectStore(store)

const serviceOver = (database: IDBDatabase): Images["Service"] => ({
  put: (key, bytes) =>
    imageKeyOf(key) === undefined
      ? Effect.die(new Error("this is no key of a picture"))
      : Effect.flatMap(Clock.currentTimeMillis, (storedAt) =>
          tryImages(() => putImage(database, { key, bytes: new Uint8Array(bytes), storedAt }))
        ),
  get: (key) =>
    tryImages(() => requestResult<BrowserImage | undefined>(openImageStore(database).get(key))).pipe(
      Effect.map((kept) => Option.map(Option.fromUndefinedOr(kept), ({ bytes }) => bytes))
    ),
  remove: (key) => tryImages(() => removeImage(database, key)),
  list: tryImages(() => requestResult<Array<BrowserImage>>(openImageStore(database).getAll())).pipe(
    Effect.map((all) => all.map(({ key, storedAt }) => ({ key, storedAt })))
  ),
  problem: Effect.undefined
})

export const browserImages = (name: string): Layer.Layer<Images, ImagesUnavailable> =>
  Layer.effect(Images)(
    Effect.map(
      Effect.acquireRelease(
        tryImages(() => openDatabase(name, { [store]: { keyPath: "key" } })),
        (database) => Effect.sync(() => database.close())
      ),
      serviceOver
    )
  )
