import { Effect, Option, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { type Change, noChange, putting } from "../../domain/hives/change.ts"
import { overviewKey, type StoredOverview } from "../../domain/insight/stored-overview.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Sealer } from "../../ports/sealer.ts"
import { openOverview, sealOverview } from "./seal-overview.ts"

/** One that opens no more is made anew when it is asked for. */
const resealing = Effect.fnUntraced(function* (stored: StoredOverview) {
  const opened = yield* openOverview(stored)
  if (Option.isNone(opened)) return { put: [], remove: [overviewKey(stored.owner)] } satisfies Change
  return putting(yield* sealOverview(stored.owner, { ...stored, overview: opened.value }))
})

/** Seals a hive's overview anew unless the key that seals now did so. One that was replaced meanwhile stays. */
export const resealOverview = Effect.fnUntraced(function* (owner: OwnerId) {
  const store = yield* HiveStore
  const { overview } = yield* store.read(owner, { overview: true })
  if (overview === undefined || (yield* Sealer).isCurrent(overview.content)) return
  const change = yield* resealing(overview)
  yield* store.change(owner, { overview: true }, (hive) =>
    Result.succeed({
      change: hive.overview?.content === overview.content ? change : noChange,
      answer: undefined
    })
  )
})
