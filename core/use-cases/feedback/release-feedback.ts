import { Clock, Effect, Option, Result, Schedule } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Feedback } from "../../domain/feedback/feedback.ts"
import { untilBoundary } from "../../domain/feedback/release-boundary.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import { HeldFeedback } from "../../ports/held-feedback.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { ReleaseLeast, ReleaseWindow } from "../../ports/release-window.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { today } from "../support/today.ts"

const concurrency = 8

type HeldOfOwner = readonly [OwnerId, ReadonlyArray<Pick<Feedback, "id">>]

const heldNow = Effect.gen(function* () {
  const held = yield* (yield* HeldFeedback).all
  return [...Map.groupBy(held, ({ owner }) => owner)]
})

const releaseOf = Effect.fnUntraced(function* ([owner, items]: HeldOfOwner, window: rules.Release["window"]) {
  const ids = items.map(({ id }) => id)
  const by = { today: yield* today, catalogue: yield* readCatalogue, least: yield* ReleaseLeast }
  yield* (yield* HiveStore)
    .change(owner, { items: ids }, (hive) =>
      rules.release(hive, ids, window === undefined ? by : { ...by, window })
    )
    .pipe(Effect.catchTag("OwnerNotFound", () => Effect.void))
})

/** Answers those whose change failed: they stop nobody else. */
const releaseAll = (held: ReadonlyArray<HeldOfOwner>, window?: rules.Release["window"]) =>
  Effect.filter(held, (one) => Effect.map(Effect.result(releaseOf(one, window)), Result.isFailure), {
    concurrency
  })

/**
 * Shows every owner all that is judged and held, unless it must wait for more: for each of them in one change, wherever
 * in a window it is asked for.
 */
export const releaseFeedback = Effect.flatMap(heldNow, (held) => releaseAll(held))

const untilNextBoundary = Effect.gen(function* () {
  const minutes = Math.max(1, yield* ReleaseWindow)
  return untilBoundary(yield* Clock.currentTimeMillis, minutes)
})

/** So long after a boundary it is asked what is held. Later, what came since would be among it. */
const askedFor = 5 * 60_000

const warning = Effect.logWarning("Held feedback could not be released; trying again")

/**
 * Releases what is held at a boundary (epoch milliseconds). What fails is tried again until the next one, and nothing
 * that is judged meanwhile goes with it: that would tell when it came.
 */
export const releaseAt = Effect.fn("releaseAt")(
  function* (boundary: number) {
    const patience = boundary + askedFor - (yield* Clock.currentTimeMillis)
    if (patience < 0) return
    const held = yield* heldNow.pipe(
      Effect.tapError(() => warning),
      Effect.retry(Schedule.spaced("1 second")),
      Effect.timeoutOption(patience)
    )
    const minutes = yield* ReleaseWindow
    const window = minutes === 0 ? undefined : { from: boundary - minutes * 60_000, to: boundary }
    let left = yield* releaseAll(
      Option.getOrElse(held, () => []),
      window
    )
    if (left.length > 0) yield* warning
    while (left.length > 0) {
      yield* Effect.sleep("1 second")
      left = yield* releaseAll(left, window)
    }
  },
  (work) => Effect.flatMap(untilNextBoundary, (millis) => Effect.timeoutOption(work, millis)),
  Effect.asVoid
)

/** Without a window, releases at once what a former one still holds. */
export const releaseLeftOver = Effect.gen(function* () {
  if ((yield* ReleaseWindow) === 0) yield* releaseAt(yield* Clock.currentTimeMillis)
})

/**
 * Releases at every boundary of the window, for ever. Without a window, what is judged later of what a former one held
 * is released within a minute.
 */
export const releaseAtBoundaries = Effect.gen(function* () {
  yield* releaseLeftOver
  return yield* Effect.gen(function* () {
    const wait = yield* untilNextBoundary
    // A timer may end a little late or early: the boundary is the one that was waited for.
    const boundary = (yield* Clock.currentTimeMillis) + wait
    yield* Effect.sleep(wait)
    yield* Effect.forkChild(releaseAt(boundary), { startImmediately: true })
  }).pipe(Effect.forever)
})
