import { Effect } from "effect"
import { removeWithdrawnItem } from "../../domain/hives/receipt-rules.ts"
import { releaseInForce } from "../../domain/release/owner-release.ts"
import { isBoundary } from "../../domain/release/release-boundary.ts"
import type { ReleaseRule } from "../../domain/release/release-rule.ts"
import { dayOf } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { type ItemAddress, Receipts } from "../../ports/receipts.ts"
import { Secrets } from "../../ports/secrets.ts"
import { releaseFloor } from "../time/release-moment.ts"

const minutesPerDay = 1_440

/** Without a window, notes that were taken back go at UTC midnight. */
const withdrawalMinutes = ({ minutes }: ReleaseRule): number => (minutes === 0 ? minutesPerDay : minutes)

const removeOne = Effect.fnUntraced(
  function* ({ owner, id }: ItemAddress, boundary: number) {
    const withdrawal = { today: dayOf(boundary), entryId: yield* (yield* Secrets).uuid }
    yield* (yield* HiveStore).change(owner, { items: [id], shownNotes: true }, (hive) =>
      removeWithdrawnItem(hive, id, withdrawal)
    )
  },
  Effect.catchTag("OwnerNotFound", () => Effect.void)
)

/**
 * Removes what was taken back and is due at a boundary (epoch milliseconds) of its owner's rule, whether or not the
 * page is open. One that fails waits for the next boundary.
 */
export const removeWithdrawnAt = Effect.fnUntraced(
  function* (boundary: number) {
    const withdrawn = yield* (yield* Receipts).withdrawn
    if (withdrawn.length === 0) return
    const floor = yield* releaseFloor
    const due = withdrawn.filter(({ release }) =>
      isBoundary(boundary, withdrawalMinutes(releaseInForce(release, { floor, now: boundary }).rule))
    )
    yield* Effect.forEach(due, (item) => removeOne(item, boundary), { discard: true })
  },
  Effect.catchTag("StoreUnavailable", () =>
    Effect.logWarning("Feedback that was taken back could not be removed; trying again at the next boundary")
  )
)
