import { Effect, Option } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { HiveWithInsight } from "../../domain/hives/hive.ts"
import { currentInsight, storeInsight } from "../../domain/hives/insight-rules.ts"
import { minInsightItems } from "../../domain/insight/min-insight-items.ts"
import type { StoredInsight } from "../../domain/insight/stored-insight.ts"
import type { Sealed } from "../../domain/values/sealed.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Moderator } from "../../ports/moderator.ts"
import { readAnalysedItems } from "./read-analysed-items.ts"
import { type ComputedInsight, openInsight, sealInsight } from "./seal-insight.ts"

const maxInsightAttempts = 3

const storeFoundInsight = Effect.fnUntraced(function* (ours: StoredInsight, unreadable: Sealed | undefined) {
  const isAsGood = ({ by, content }: StoredInsight) => content !== unreadable && by === ours.by
  return yield* (yield* HiveStore).change(ours.owner, { insight: true }, (hive) =>
    storeInsight(hive, ours, isAsGood)
  )
})

const keepFoundInsight = Effect.fnUntraced(function* (owner: OwnerId, found: ComputedInsight) {
  const ours = yield* sealInsight(owner, found)
  const standing = yield* storeFoundInsight(ours, undefined)
  if (standing === undefined) return Option.none()
  const opened = yield* openInsight(standing)
  if (Option.isNone(opened)) yield* storeFoundInsight(ours, standing.content)
  return Option.orElseSome(opened, () => found.insight)
})

const openKnownInsight = Effect.fnUntraced(function* (hive: HiveWithInsight) {
  const { insightBy } = yield* Moderator
  const standing = currentInsight(hive)
  if (standing === undefined || standing.by !== insightBy) return Option.none()
  return yield* openInsight(standing)
})

const findInsightOnce = Effect.fnUntraced(function* (owner: OwnerId) {
  const hive = yield* (yield* HiveStore).read(owner, { insight: true })
  return { counted: hive.counted, known: yield* openKnownInsight(hive) }
})

/**
 * The insight of an owner's approved items; none for fewer than three. Returns the stored one, so that all servers
 * give the same response.
 */
export const findInsight = Effect.fn("findInsight")(function* (owner: OwnerId) {
  const { insight: sumUp, insightBy: by } = yield* Moderator
  let found = yield* findInsightOnce(owner)
  for (let tries = 1; ; tries++) {
    const { counted, known } = found
    if (counted.count < minInsightItems) return Option.none()
    if (Option.isSome(known)) return known
    const insight = sumUp(yield* readAnalysedItems(owner))
    const standing = yield* keepFoundInsight(owner, { fingerprint: counted.fingerprint, by, insight }).pipe(
      // The local analyst is deterministic, so a read-only caller gets the computed insight without storing it.
      Effect.catchTag("StoreUnavailable", () => Effect.succeedSome(insight))
    )
    if (Option.isSome(standing)) return standing
    if (tries === maxInsightAttempts) return Option.some(insight)
    found = yield* findInsightOnce(owner)
  }
})
