import { Effect, Layer, Stream } from "effect"
import {
  applyChange,
  emptyState,
  type InMemoryState,
  recordsAt
} from "#adapters/storage/in-memory/in-memory-state.ts"
import type { Persistence } from "#adapters/storage/in-memory/persistence.ts"
import { decodeRecords, encodeRecord } from "#core/domain/records/record-codec.ts"
import { collections } from "#core/domain/transfer/collections.ts"
import { isAsFirstStarted } from "#core/domain/transfer/first-start.ts"
import type { PortableRecord } from "#core/domain/transfer/portable-record.ts"
import { EmptyStore, storeNotEmpty } from "#core/ports/empty-store.ts"
import { storageContract } from "../../contracts/storage.contract.ts"
import { transferContract } from "../../contracts/storage-transfer.contract.ts"
import { memoryStorageWith } from "../../support/memory/memory-storage.ts"

/** Durable a turn later, as on a disk: other fibers run meanwhile, and find a missing lock. */
const slowPersistence: Persistence = {
  append: (_change, settle) => void setImmediate(settle),
  check: Effect.void
}

const storedRecords = (state: InMemoryState) => [
  ...recordsAt(state, "directory"),
  ...recordsAt(state, "sessions")
]

/** Fills the state with which a memory store is then opened. */
const memoryEmptyStore = (state: InMemoryState): Layer.Layer<EmptyStore> =>
  Layer.succeed(EmptyStore)({
    fill: (work) =>
      Effect.gen(function* () {
        const firstStart = storedRecords(state)
        if (!isAsFirstStarted(firstStart.map((record) => encodeRecord(record))))
          return yield* storeNotEmpty("The store", new Map([["account", state.hives.size]]))
        const records: Array<PortableRecord> = []
        const inOrder = Effect.sync(() =>
          collections.map((wanted) => records.filter(({ kind }) => kind === wanted))
        )
        const answer = yield* work({
          put: (more) => Effect.sync(() => void records.push(...more)),
          written: Stream.fromIterableEffect(inOrder)
        })
        applyChange(state, { put: decodeRecords(records), remove: firstStart })
        return answer
      })
  })

const name = "memory"

storageContract({
  name,
  place: Effect.void,
  open: () => memoryStorageWith({ persistence: slowPersistence }),
  isDurable: false
})

transferContract({
  name,
  place: Effect.sync(emptyState),
  open: (state) => memoryStorageWith({ state }),
  openEmpty: memoryEmptyStore
})
