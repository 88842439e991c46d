import { Effect, Layer } from "effect"
import { inMemoryPorts } from "#adapters/storage/in-memory/in-memory-ports.ts"
import { emptyState, type InMemoryState } from "#adapters/storage/in-memory/in-memory-state.ts"
import { makeInMemoryStore } from "#adapters/storage/in-memory/in-memory-store.ts"
import type { Persistence } from "#adapters/storage/in-memory/persistence.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"

const nothingToPersist: Persistence = {
  append: (_change, settle) => settle(),
  check: Effect.void
}

interface MemoryOptions {
  readonly state?: InMemoryState
  readonly persistence?: Persistence
}

export const memoryStorageWith = (options: MemoryOptions): Layer.Layer<StoragePorts> =>
  Layer.effectContext(
    Effect.sync(() => {
      const { state = emptyState(), persistence = nothingToPersist } = options
      return inMemoryPorts(makeInMemoryStore({ state, persistence }), persistence.check)
    })
  )

export const memoryStorage: Layer.Layer<StoragePorts> = memoryStorageWith({})
