import { Clock, Effect, Schedule } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { FeedbackId } from "../../domain/feedback/feedback.ts"
import { untilBoundary } from "../../domain/feedback/release-boundary.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import { HeldFeedback } from "../../ports/held-feedback.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { ReleaseLeast, ReleaseWindow } from "../../ports/release-window.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { today } from "../support/today.ts"

const concurrency = 8

const releaseOf = Effect.fnUntraced(function* (owner: OwnerId, ids: ReadonlyArray<FeedbackId>) {
  const by = { today: yield* today, catalogue: yield* readCatalogue }
  const least = yield* ReleaseLeast
  yield* (yield* HiveStore)
    .change(owner, { items: ids }, (hive) => rules.release(hive, ids, { ...by, least }))
    .pipe(Effect.catchTag("OwnerNotFound", () => Effect.void))
})

/** Shows every owner all that is judged and held, unless it must wait for more: for each of them in one change. */
export const releaseFeedback = Effect.gen(function* () {
  const held = yield* (yield* HeldFeedback).all
  const byOwner = Map.groupBy(held, ({ owner }) => owner)
  yield* Effect.forEach(
    byOwner,
    ([owner, items]) =>
      releaseOf(
        owner,
        items.map(({ id }) => id)
      ),
    { concurrency, discard: true }
  )
})

const release = releaseFeedback.pipe(
  Effect.tapError(() => Effect.logWarning("Held feedback could not be released; trying again")),
  Effect.retry(Schedule.spaced("1 second"))
)

const sleepUntilBoundary = (minutes: number) =>
  Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.sleep(untilBoundary(now, minutes)))

/** Without a window, releases at once what a former one still holds. */
export const releaseLeftOver = Effect.gen(function* () {
  if ((yield* ReleaseWindow) === 0) yield* release
})

/**
 * Releases at every boundary of the window, for ever. Without a window, what is judged later of what a former one held
 * is released within a minute.
 */
export const releaseAtBoundaries = Effect.gen(function* () {
  const window = yield* ReleaseWindow
  yield* releaseLeftOver
  return yield* sleepUntilBoundary(Math.max(1, window)).pipe(Effect.andThen(release), Effect.forever)
})
