import { Effect, Layer } from "effect"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import type { Persistence } from "../resident/persistence.ts"
import { residentPorts } from "../resident/resident-ports.ts"
import { emptyState, type ResidentState } from "../resident/resident-state.ts"
import { makeResidentStore } from "../resident/resident-store.ts"

const nothingToPersist: Persistence = {
  append: (_change, settle) => settle(),
  check: Effect.void
}

interface MemoryOptions {
  /** What it holds at first: nothing by default. */
  readonly state?: ResidentState
  /** Runs between reading and committing a change: tests delay here, to find a missing lock. */
  readonly beforeCommit?: Effect.Effect<void>
}

export const memoryStorageWith = (options: MemoryOptions): Layer.Layer<StoragePorts> =>
  Layer.effectContext(
    Effect.sync(() => {
      const store = makeResidentStore({ state: emptyState(), ...options, persistence: nothingToPersist })
      return residentPorts(store, nothingToPersist.check)
    })
  )

/** Everything in memory, gone with the process: for tests and the offline mode. No Node. */
export const memoryStorage: Layer.Layer<StoragePorts> = memoryStorageWith({})
