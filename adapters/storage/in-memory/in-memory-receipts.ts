import { Effect, Option } from "effect"
import type { Receipts } from "#core/ports/receipts.ts"
import { itemWithReceipt } from "./in-memory-hive.ts"
import { hiveOf, shortReceipt } from "./in-memory-state.ts"
import type { InMemoryStore } from "./in-memory-store.ts"

export const inMemoryReceipts = ({ state }: InMemoryStore): Receipts["Service"] => ({
  find: (receipt) =>
    Effect.sync(() => {
      const owner = state.ownersByShortReceipt.get(shortReceipt(receipt))
      const hive = owner === undefined ? undefined : hiveOf(state, owner)
      const id = hive === undefined ? undefined : itemWithReceipt(hive, receipt)
      return owner === undefined || id === undefined ? Option.none() : Option.some({ owner, id })
    }),
  withdrawn: Effect.sync(() =>
    [...state.withdrawn].flatMap(([id, owner]) => {
      const release = state.hives.get(owner)?.head.account.release
      return release === undefined ? [] : { id, owner, release }
    })
  )
})
