import { Effect, Layer, Stream } from "effect"
import { putRecord, type ResidentState } from "#adapters/storage/resident/resident-state.ts"
import { collections } from "#core/domain/transfer/collections.ts"
import type { PortableRecord } from "#core/domain/transfer/portable-record.ts"
import { EmptyStore, storeNotEmpty } from "#core/ports/empty-store.ts"

const isEmpty = ({ hives, links, own }: ResidentState): boolean =>
  hives.size + links.size + own.installation.badges.size + own.installation.admins.size === 0

/** Fills what a memory store is then opened with. */
export const memoryEmptyStore = (state: ResidentState): Layer.Layer<EmptyStore> =>
  Layer.succeed(EmptyStore)({
    fill: (work) =>
      Effect.gen(function* () {
        if (!isEmpty(state))
          return yield* storeNotEmpty("The store", new Map([["account", state.hives.size]]))
        const records: Array<PortableRecord> = []
        const inOrder = Effect.sync(() =>
          collections.map((wanted) => records.filter(({ kind }) => kind === wanted))
        )
        const answer = yield* work({
          put: (more) => Effect.sync(() => void records.push(...more)),
          written: Stream.fromIterableEffect(inOrder)
        })
        for (const record of records) putRecord(state, record)
        return answer
      })
  })
