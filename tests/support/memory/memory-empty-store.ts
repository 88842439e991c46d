import { Effect, Layer, Stream } from "effect"
import { applyChange, type InMemoryState } from "#adapters/storage/in-memory/in-memory-state.ts"
import { decodeRecord } from "#core/domain/records/stored-row.ts"
import { collections } from "#core/domain/transfer/collections.ts"
import { isAsFirstStarted } from "#core/domain/transfer/first-start.ts"
import type { PortableRecord } from "#core/domain/transfer/portable-record.ts"
import { EmptyStore, storeNotEmpty } from "#core/ports/empty-store.ts"

const ownRecords = ({ own: { installation, entries, sessions } }: InMemoryState) => [
  ...installation.badges.values(),
  ...installation.admins.values(),
  ...entries.values(),
  ...sessions.values()
]

const isEmpty = (state: InMemoryState): boolean =>
  state.hives.size + state.links.size === 0 && isAsFirstStarted(ownRecords(state))

/** Fills what a memory store is then opened with. */
export const memoryEmptyStore = (state: InMemoryState): Layer.Layer<EmptyStore> =>
  Layer.succeed(EmptyStore)({
    fill: (work) =>
      Effect.gen(function* () {
        if (!isEmpty(state))
          return yield* storeNotEmpty("The store", new Map([["account", state.hives.size]]))
        const firstStart = ownRecords(state)
        const records: Array<PortableRecord> = []
        const inOrder = Effect.sync(() =>
          collections.map((wanted) => records.filter(({ kind }) => kind === wanted))
        )
        const answer = yield* work({
          put: (more) => Effect.sync(() => void records.push(...more)),
          written: Stream.fromIterableEffect(inOrder)
        })
        applyChange(state, { put: records.map(decodeRecord), remove: firstStart })
        return answer
      })
  })
