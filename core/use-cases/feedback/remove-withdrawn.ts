import { Effect, Schedule } from "effect"
import { removeWithdrawnItem } from "../../domain/hives/receipt-rules.ts"
import { type OwnerRelease, releaseInForce } from "../../domain/release/owner-release.ts"
import { isBoundary, windowMillis } from "../../domain/release/release-boundary.ts"
import { dayOf } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { type ItemAddress, Receipts } from "../../ports/receipts.ts"
import { Secrets } from "../../ports/secrets.ts"
import { releaseFloor } from "../time/release-moment.ts"

const minutesPerDay = 1_440

/** Items removed at once when a boundary takes many. */
const maxConcurrentItems = 8

/** Without a window, notes that were taken back go at UTC midnight. */
const withdrawalMinutes = Effect.fnUntraced(function* (release: OwnerRelease, boundary: number) {
  const { minutes } = releaseInForce(release, { floor: yield* releaseFloor, now: boundary }).rule
  return minutes === 0 ? minutesPerDay : minutes
})

const removeOne = Effect.fnUntraced(
  function* ({ owner, id, release }: ItemAddress & { readonly release: OwnerRelease }, boundary: number) {
    const minutes = yield* withdrawalMinutes(release, boundary)
    if (!isBoundary(boundary, minutes)) return
    const withdrawal = {
      today: dayOf(boundary),
      since: dayOf(boundary - windowMillis(minutes)),
      entryId: yield* (yield* Secrets).uuid
    }
    yield* (yield* HiveStore).change(owner, { items: [id], shownNotes: true }, (hive) =>
      removeWithdrawnItem(hive, id, withdrawal)
    )
  },
  Effect.catchTag("OwnerNotFound", () => Effect.void)
)

const warnRemovalFailed = Effect.logWarning("Feedback that was taken back could not be removed; trying again")

/** While the store is away. A note that is still there after all of them waits for the next boundary. */
const retries = { schedule: Schedule.spaced("1 second"), times: 300 } as const

/**
 * Removes what was taken back and is due at a boundary (epoch milliseconds) of its owner's rule, whether or not the
 * page is open.
 */
export const removeWithdrawnAt = Effect.fnUntraced(
  function* (boundary: number) {
    const withdrawn = yield* Effect.retry((yield* Receipts).withdrawn, retries)
    yield* Effect.forEach(withdrawn, (item) => Effect.retry(removeOne(item, boundary), retries), {
      concurrency: maxConcurrentItems,
      discard: true
    })
  },
  Effect.catchTag("StoreUnavailable", () => warnRemovalFailed)
)
