import { Clock, Effect, Result, Schedule } from "effect"
import { removeWithdrawnItem } from "../../domain/hives/receipt-rules.ts"
import { type OwnerRelease, releaseInForce } from "../../domain/release/owner-release.ts"
import { isBoundary, isMinute } from "../../domain/release/release-boundary.ts"
import { dayMinutes, minuteMillis } from "../../domain/values/durations.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { type ItemAddress, Receipts } from "../../ports/receipts.ts"
import { Secrets } from "../../ports/secrets.ts"
import { releaseFloor } from "../time/release-moment.ts"

const withdrawalMinutes = Effect.fnUntraced(function* (release: OwnerRelease, now: number) {
  const { minutes } = releaseInForce(release, { floor: yield* releaseFloor, now }).rule
  return minutes === 0 ? dayMinutes : minutes
})

interface WithdrawnItem extends ItemAddress {
  readonly release: OwnerRelease
}

const removeOne = Effect.fnUntraced(
  function* ({ owner, id, release }: WithdrawnItem, now: number) {
    const minutes = yield* withdrawalMinutes(release, now)
    if (isMinute(now) && !isBoundary(now, minutes)) return
    const withdrawal = { now, minutes, entryId: yield* (yield* Secrets).uuid }
    yield* (yield* HiveStore).change(owner, { items: [id], shownNotes: true }, (hive) =>
      removeWithdrawnItem(hive, id, withdrawal)
    )
  },
  Effect.catchTag("OwnerNotFound", () => Effect.void)
)

const removeAll = (items: ReadonlyArray<WithdrawnItem>, now: number) =>
  Effect.filter(items, (item) => Effect.map(Effect.result(removeOne(item, now)), Result.isFailure))

const maxRetries = 300

const warnRemovalFailed = Effect.logWarning("Feedback that was taken back could not be removed; trying again")

/**
 * Removes what was taken back and is due at a minute (epoch milliseconds), which may be a boundary of its owner's rule,
 * whether or not the page is open. At any other moment, that of a start, and where a minute comes late because the
 * machine slept, it removes what missed its boundary on an earlier day. What is still there after all retries waits.
 */
export const removeWithdrawnAt = Effect.fnUntraced(
  function* (minute: number) {
    const clock = yield* Clock.currentTimeMillis
    const now = clock - minute < minuteMillis ? minute : clock
    const withdrawn = yield* Effect.retry((yield* Receipts).withdrawn, {
      schedule: Schedule.spaced("1 second"),
      times: maxRetries
    })
    let left = yield* removeAll(withdrawn, now)
    if (left.length > 0) yield* warnRemovalFailed
    for (let retry = 0; left.length > 0 && retry < maxRetries; retry++) {
      yield* Effect.sleep("1 second")
      left = yield* removeAll(left, now)
    }
  },
  Effect.catchTag("StoreUnavailable", () => warnRemovalFailed)
)
