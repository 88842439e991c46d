import { Effect, Result, Schedule } from "effect"
import { removeWithdrawnItem } from "../../domain/hives/receipt-rules.ts"
import { type OwnerRelease, releaseInForce } from "../../domain/release/owner-release.ts"
import { isBoundary, windowMillis } from "../../domain/release/release-boundary.ts"
import { dayOf } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { type ItemAddress, Receipts } from "../../ports/receipts.ts"
import { Secrets } from "../../ports/secrets.ts"
import { releaseFloor } from "../time/release-moment.ts"

const minutesPerDay = 1_440

const withdrawalMinutes = Effect.fnUntraced(function* (release: OwnerRelease, boundary: number) {
  const { minutes } = releaseInForce(release, { floor: yield* releaseFloor, now: boundary }).rule
  return minutes === 0 ? minutesPerDay : minutes
})

interface WithdrawnItem extends ItemAddress {
  readonly release: OwnerRelease
}

const removeOne = Effect.fnUntraced(
  function* ({ owner, id, release }: WithdrawnItem, boundary: number) {
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

/** Returns the items that are still there; one failure doesn't stop the others. */
const removeAll = (items: ReadonlyArray<WithdrawnItem>, boundary: number) =>
  Effect.filter(items, (item) => Effect.map(Effect.result(removeOne(item, boundary)), Result.isFailure))

const maxRetries = 300

const warnRemovalFailed = Effect.logWarning("Feedback that was taken back could not be removed; trying again")

/**
 * Removes what was taken back and is due at a boundary (epoch milliseconds) of its owner's rule, whether or not the
 * page is open. What is still there after all retries waits for the next boundary.
 */
export const removeWithdrawnAt = Effect.fnUntraced(
  function* (boundary: number) {
    const withdrawn = yield* Effect.retry((yield* Receipts).withdrawn, {
      schedule: Schedule.spaced("1 second"),
      times: maxRetries
    })
    let left = yield* removeAll(withdrawn, boundary)
    if (left.length > 0) yield* warnRemovalFailed
    for (let retry = 0; left.length > 0 && retry < maxRetries; retry++) {
      yield* Effect.sleep("1 second")
      left = yield* removeAll(left, boundary)
    }
  },
  Effect.catchTag("StoreUnavailable", () => warnRemovalFailed)
)
