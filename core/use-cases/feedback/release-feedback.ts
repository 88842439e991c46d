import { Clock, Effect, Option, Result, Schedule } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Feedback } from "../../domain/feedback/feedback.ts"
import { untilBoundary } from "../../domain/feedback/release-boundary.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import { HeldFeedback } from "../../ports/held-feedback.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { ReleaseLeast, ReleaseWindow } from "../../ports/release-window.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { today } from "../time/today.ts"

const maxConcurrentOwners = 8

type HeldOfOwner = readonly [OwnerId, ReadonlyArray<Pick<Feedback, "id">>]

const readHeldNow = Effect.gen(function* () {
  const held = yield* (yield* HeldFeedback).all
  return [...Map.groupBy(held, ({ owner }) => owner)]
})

const releaseOf = Effect.fnUntraced(function* ([owner, items]: HeldOfOwner, window: rules.Release["window"]) {
  const ids = items.map(({ id }) => id)
  const by = { today: yield* today, catalogue: yield* readCatalogue, least: yield* ReleaseLeast }
  yield* (yield* HiveStore)
    .change(owner, { items: ids }, (hive) =>
      rules.releaseItem(hive, ids, window === undefined ? by : { ...by, window })
    )
    .pipe(Effect.catchTag("OwnerNotFound", () => Effect.void))
})

/** Returns the owners whose change failed; one failure doesn't stop the others. */
const releaseAll = (held: ReadonlyArray<HeldOfOwner>, window?: rules.Release["window"]) =>
  Effect.filter(held, (one) => Effect.map(Effect.result(releaseOf(one, window)), Result.isFailure), {
    concurrency: maxConcurrentOwners
  })

/**
 * Releases all judged and held items, unless an owner's batch is still too small. One change per owner, at any point
 * in the window.
 */
export const releaseFeedback = Effect.flatMap(readHeldNow, (held) => releaseAll(held))

const untilNextBoundary = Effect.gen(function* () {
  const minutes = Math.max(1, yield* ReleaseWindow)
  return untilBoundary(yield* Clock.currentTimeMillis, minutes)
})

/**
 * Milliseconds after a boundary in which the held items are read. Later, the list would include items judged after
 * the boundary.
 */
const boundaryWindowMillis = 5 * 60_000

const warnReleaseFailed = Effect.logWarning("Held feedback could not be released; trying again")

/**
 * Releases the items held at a boundary (epoch milliseconds). Failures are retried until the next boundary, without
 * items judged since: releasing those would reveal when they arrived.
 */
export const releaseAt = Effect.fn("releaseAt")(
  function* (boundary: number) {
    const patience = boundary + boundaryWindowMillis - (yield* Clock.currentTimeMillis)
    if (patience < 0) return
    const held = yield* readHeldNow.pipe(
      Effect.tapError(() => warnReleaseFailed),
      Effect.retry(Schedule.spaced("1 second")),
      Effect.timeoutOption(patience)
    )
    const minutes = yield* ReleaseWindow
    const window = minutes === 0 ? undefined : { from: boundary - minutes * 60_000, to: boundary }
    let left = yield* releaseAll(
      Option.getOrElse(held, () => []),
      window
    )
    if (left.length > 0) yield* warnReleaseFailed
    while (left.length > 0) {
      yield* Effect.sleep("1 second")
      left = yield* releaseAll(left, window)
    }
  },
  (work) => Effect.flatMap(untilNextBoundary, (millis) => Effect.timeoutOption(work, millis)),
  Effect.asVoid
)

/** If the release window was switched off, releases what is still held from before. */
export const releaseLeftOver = Effect.gen(function* () {
  if ((yield* ReleaseWindow) === 0) yield* releaseAt(yield* Clock.currentTimeMillis)
})

/**
 * Releases at every boundary of the window, forever. Without a window, runs every minute for held items that are
 * still being judged.
 */
export const releaseAtBoundaries = Effect.gen(function* () {
  yield* releaseLeftOver
  return yield* Effect.gen(function* () {
    const wait = yield* untilNextBoundary
    // Timers are imprecise: use the boundary that was computed, not the time of waking up.
    const boundary = (yield* Clock.currentTimeMillis) + wait
    yield* Effect.sleep(wait)
    yield* Effect.forkChild(releaseAt(boundary), { startImmediately: true })
  }).pipe(Effect.forever)
})
