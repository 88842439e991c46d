import { Clock, Effect, Option, Result, Schedule } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import {
  type HeldItem,
  type ReleaseBoundary,
  releaseDueItems,
  windowOf
} from "../../domain/hives/release-rules.ts"
import { untilBoundary, windowMillis } from "../../domain/release/release-boundary.ts"
import { minuteMillis } from "../../domain/values/durations.ts"
import { HeldFeedback } from "../../ports/held-feedback.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { releaseFloor } from "../time/release-moment.ts"
import { today } from "../time/today.ts"
import { removeWithdrawnAt } from "./remove-withdrawn.ts"

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

const readBatches = Effect.fnUntraced(function* (at: ReleaseBoundary) {
  const due = yield* (yield* HeldFeedback).dueAt(at)
  return Array.from(
    Map.groupBy(due, ({ owner }) => owner),
    batchAt(at)
  )
})

const releaseBatch = Effect.fnUntraced(function* ({ owner, items }: OwnerBatch, at: ReleaseBoundary) {
  const ids = items.map(({ id }) => id)
  const by = { today: yield* today, catalogue: yield* readCatalogue, ...at }
  yield* (yield* HiveStore)
    .change(owner, { items: ids }, (hive) => releaseDueItems(hive, ids, by))
    .pipe(Effect.catchTag("OwnerNotFound", () => Effect.void))
})

/** Returns the batches that failed; one failure doesn't stop the others. */
const releaseAll = (batches: ReadonlyArray<OwnerBatch>, at: ReleaseBoundary) =>
  Effect.filter(batches, (one) => Effect.map(Effect.result(releaseBatch(one, at)), Result.isFailure), {
    concurrency: maxConcurrentOwners
  })

/**
 * Milliseconds after a boundary in which the held items are read. Later, the list would include items judged after
 * the boundary.
 */
const boundaryWindowMillis = 5 * minuteMillis

const warnReleaseFailed = Effect.logWarning("Held feedback could not be released; trying again")

/**
 * Releases the items that are due at a boundary (epoch milliseconds). Failures are retried until the owner's next
 * boundary, without items judged since: releasing those would reveal when they arrived.
 */
export const releaseAt = Effect.fn("releaseAt")(function* (boundary: number) {
  const patience = boundary + boundaryWindowMillis - (yield* Clock.currentTimeMillis)
  if (patience < 0) return
  const at = { boundary, floor: yield* releaseFloor }
  const batches = yield* readBatches(at).pipe(
    Effect.tapError(() => warnReleaseFailed),
    Effect.retry(Schedule.spaced("1 second")),
    Effect.timeoutOption(patience)
  )
  let left = yield* releaseAll(
    Option.getOrElse(batches, () => []),
    at
  )
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

/** Owners' windows differ, and each minute may be a boundary of some. */
const boundaryMinutes = 1

/** Releases what earlier versions held and no window holds any more. Any other item needs a boundary. */
export const releaseLeftOver = Effect.flatMap(Clock.currentTimeMillis, releaseAt)

const releaseAtNextBoundary = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  const wait = untilBoundary(now, boundaryMinutes)
  yield* Effect.sleep(wait)
  // Timers are imprecise: use the boundary that was computed, not the time of waking up.
  // In two fibers, so that neither waits for the retries of the other.
  yield* Effect.forkChild(removeWithdrawnAt(now + wait), { startImmediately: true })
  yield* Effect.forkChild(releaseAt(now + wait), { startImmediately: true })
})

export const releaseAtBoundaries = Effect.andThen(releaseLeftOver, Effect.forever(releaseAtNextBoundary))
