import { Effect } from "effect"
import type { Feedback } from "../../domain/feedback/feedback.ts"
import type { PortableRecord } from "../../domain/transfer/portable-record.ts"
import type { Sealed, SealedPlace } from "../../domain/values/sealed.ts"
import { Sealer } from "../../ports/sealer.ts"

/** The same text, sealed with the key that seals now; none when no key opens it. */
const sealedNow = Effect.fnUntraced(function* (sealed: Sealed, place: SealedPlace) {
  const sealer = yield* Sealer
  const text = yield* sealer.open(sealed, place)
  return sealer.isCurrent(sealed) ? sealed : yield* sealer.seal(text, place)
})

const itemSealedNow = Effect.fnUntraced(function* (item: Feedback) {
  const place = { owner: item.owner, item: item.id }
  const content = yield* sealedNow(item.content, { ...place, field: "content" })
  if (item.aiSummary === null) return { ...item, content }
  return { ...item, content, aiSummary: yield* sealedNow(item.aiSummary, { ...place, field: "summary" }) }
})

/** How many items were looked at, and how many of them no key opens. */
export interface TextCount {
  items: number
  unreadable: number
}

/**
 * Opens every text on its way to another store, and counts those that no key opens; they move as they are. Texts
 * that an older key sealed are sealed with the one that seals now, so that this alone is needed afterwards.
 */
export const checkTexts = Effect.fnUntraced(function* (record: PortableRecord, count: TextCount) {
  if (record.kind !== "feedback") return record
  count.items += 1
  return yield* itemSealedNow(record).pipe(
    Effect.catchTag("SealBroken", () =>
      Effect.sync(() => {
        count.unreadable += 1
        return record
      })
    )
  )
})
