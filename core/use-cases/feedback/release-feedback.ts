import { Clock, Effect, Option, Result, Schedule } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import {
  type HeldItem,
  type ReleaseBoundary,
  releaseDueItems,
  windowOf
} from "../../domain/hives/release-rules.ts"
import { releaseInForce } from "../../domain/release/owner-release.ts"
import { isMinute, lastBoundary, windowMillis } from "../../domain/release/release-boundary.ts"
import { windowsUnder } from "../../domain/release/release-rule.ts"
import { dayOf } from "../../domain/values/day.ts"
import { minuteMillis } from "../../domain/values/durations.ts"
import { Directory } from "../../ports/directory.ts"
import { HeldFeedback } from "../../ports/held-feedback.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { releaseFloor } from "../time/release-moment.ts"

const maxConcurrentOwners = 8

interface OwnerBatch {
  readonly owner: OwnerId
  readonly items: ReadonlyArray<HeldItem>
  readonly nextBoundary: number
}

const batchAt =
  (at: ReleaseBoundary) =>
  ([owner, items]: readonly [OwnerId, ReadonlyArray<HeldItem>]): OwnerBatch => {
    const minutes = Math.max(1, Math.min(...items.map((item) => windowOf(item, at))))
    return { owner, items, nextBoundary: at.boundary + windowMillis(minutes) }
  }

const readBatches = Effect.fnUntraced(function* (boundary: number) {
  const at = { boundary, floor: yield* releaseFloor }
  const due = yield* (yield* HeldFeedback).dueAt(at)
  const batches = Array.from(
    Map.groupBy(due, ({ owner }) => owner),
    batchAt(at)
  )
  return { at, batches }
})

interface BatchRelease extends ReleaseBoundary {
  readonly isMissed: boolean
}

const releaseBatch = Effect.fnUntraced(function* ({ owner, items }: OwnerBatch, at: BatchRelease) {
  const ids = items.map(({ id }) => id)
  // At midnight, the clock of the server that releases may still show the day before.
  const day = dayOf(Math.max(at.boundary, yield* Clock.currentTimeMillis))
  const by = { today: day, catalogue: yield* readCatalogue, ...at }
  yield* (yield* HiveStore)
    .change(owner, { items: ids }, (hive) => releaseDueItems(hive, ids, by))
    .pipe(Effect.catchTag("OwnerNotFound", () => Effect.void))
})

const releaseAll = (batches: ReadonlyArray<OwnerBatch>, at: BatchRelease) =>
  Effect.filter(batches, (one) => Effect.map(Effect.result(releaseBatch(one, at)), Result.isFailure), {
    concurrency: maxConcurrentOwners
  })

/**
 * Milliseconds after a boundary in which the held items are read. Later, the list would include items judged after
 * the boundary.
 */
const boundaryWindowMillis = 5 * minuteMillis

const warnReleaseFailed = Effect.logWarning("Held feedback could not be released; trying again")

const knownWindows = Effect.fnUntraced(function* (now: number) {
  const floor = yield* releaseFloor
  const owners = yield* (yield* Directory).releases
  const inForce = owners.map(({ release }) => releaseInForce(release, { floor, now }).rule.minutes)
  return [...windowsUnder(floor), ...inForce.filter((minutes) => minutes > 0)]
})

const releaseMissed = Effect.fnUntraced(
  function* (now: number) {
    const windows = yield* knownWindows(now)
    for (const boundary of new Set(windows.map((minutes) => lastBoundary(now, minutes)))) {
      const { at, batches } = yield* readBatches(boundary)
      const left = yield* releaseAll(batches, { ...at, isMissed: true })
      if (left.length > 0) yield* warnReleaseFailed
    }
  },
  Effect.catchTag("StoreUnavailable", () => warnReleaseFailed)
)

/**
 * Releases the items that are due at a boundary (epoch milliseconds); each minute may be one of some owner. Failures are
 * retried until the owner's next boundary, without items judged since: releasing those would reveal when they arrived.
 *
 * At any other moment, that of a start, it releases what earlier versions held and no window holds any more. Then, and
 * where a minute comes long after its time because the machine slept, it releases what the last boundaries would have
 * released, if that was sent and judged on a day before.
 */
export const releaseAt = Effect.fn("releaseAt")(function* (boundary: number) {
  const now = yield* Clock.currentTimeMillis
  const timeLeft = boundary + boundaryWindowMillis - now
  if (timeLeft < 0 || !isMinute(boundary)) yield* releaseMissed(now)
  if (timeLeft < 0) return
  const read = yield* readBatches(boundary).pipe(
    Effect.tapError(() => warnReleaseFailed),
    Effect.retry(Schedule.spaced("1 second")),
    Effect.timeout(timeLeft),
    Effect.option
  )
  if (Option.isNone(read)) return
  const { batches } = read.value
  const at = { ...read.value.at, isMissed: false }
  let left = yield* releaseAll(batches, at)
  if (left.length > 0) yield* warnReleaseFailed
  while (left.length > 0) {
    yield* Effect.sleep("1 second")
    const retried = yield* Clock.currentTimeMillis
    left = yield* releaseAll(
      left.filter(({ nextBoundary }) => nextBoundary > retried),
      at
    )
  }
})
