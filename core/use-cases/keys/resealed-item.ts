import { Effect } from "effect"
import type { Feedback } from "../../domain/feedback/feedback.ts"
import type { AssociatedData, Sealed } from "../../domain/values/sealed.ts"
import { Sealer } from "../../ports/sealer.ts"

const sealedNow = Effect.fnUntraced(
  function* (sealed: Sealed, place: AssociatedData) {
    const sealer = yield* Sealer
    const text = yield* sealer.open(sealed, place)
    return { sealed: sealer.isCurrent(sealed) ? sealed : yield* sealer.seal(text, place), opens: true }
  },
  (now, sealed) => Effect.catchTag(now, "SealBroken", () => Effect.succeed({ sealed, opens: false }))
)

/** Reseals each text of an item with the current key. A text that no key opens stays unchanged. */
export const itemSealedNow = Effect.fnUntraced(function* (before: Feedback) {
  const place = { owner: before.owner, item: before.id }
  const content = yield* sealedNow(before.content, { ...place, field: "content" })
  if (before.aiSummary === null) return { item: { ...before, content: content.sealed }, opens: content.opens }
  const summary = yield* sealedNow(before.aiSummary, { ...place, field: "summary" })
  return {
    item: { ...before, content: content.sealed, aiSummary: summary.sealed },
    opens: content.opens && summary.opens
  }
})
