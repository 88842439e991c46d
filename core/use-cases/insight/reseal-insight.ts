import { Effect, Option } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { type Change, emptyChange, putChange } from "../../domain/hives/change.ts"
import { changed } from "../../domain/hives/change-result.ts"
import { insightKey, type StoredInsight } from "../../domain/insight/stored-insight.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Sealer } from "../../ports/sealer.ts"
import { openInsight, sealInsight } from "./seal-insight.ts"

const resealInsightContent = Effect.fnUntraced(function* (stored: StoredInsight) {
  const opened = yield* openInsight(stored)
  if (Option.isNone(opened)) return { put: [], remove: [insightKey(stored.owner)] } satisfies Change
  return putChange(yield* sealInsight(stored.owner, { ...stored, insight: opened.value }))
})

export const resealInsight = Effect.fnUntraced(function* (owner: OwnerId) {
  const store = yield* HiveStore
  const { insight } = yield* store.read(owner, { insight: true })
  if (insight === undefined || (yield* Sealer).isCurrent(insight.content)) return
  const change = yield* resealInsightContent(insight)
  yield* store.change(owner, { insight: true }, (hive) =>
    changed(hive.insight?.content === insight.content ? change : emptyChange)
  )
})
