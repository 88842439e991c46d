import { Clock, Effect, Schedule } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { HeldFeedback, HiveStore } from "../hives/hive-store.ts"
import { today } from "../support/today.ts"
import type { FeedbackId } from "./feedback.ts"
import * as rules from "./feedback-rules.ts"
import { ReleaseWindow } from "./release-window.ts"

const concurrency = 8
const minuteMillis = 60_000

const releaseOf = Effect.fnUntraced(function* (owner: OwnerId, ids: ReadonlyArray<FeedbackId>) {
  const by = { today: yield* today, catalogue: yield* readCatalogue }
  yield* (yield* HiveStore)
    .change(owner, { items: ids }, (hive) => rules.release(hive, ids, by))
    .pipe(Effect.catchTag(["OwnerNotFound", "LinkTaken"], () => Effect.void))
})

/** Shows every owner all that is judged and held: for each of them in one change. */
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
  Effect.flatMap(Clock.currentTimeMillis, (now) => {
    const window = minutes * minuteMillis
    return Effect.sleep(window - (now % window))
  })

/**
 * Releases at every boundary of the window, for ever. Without a window, what a former one still holds is released
 * at once, and what is judged of it later within a minute.
 */
export const releaseAtBoundaries = Effect.gen(function* () {
  const window = yield* ReleaseWindow
  if (window === 0) yield* release
  return yield* sleepUntilBoundary(Math.max(1, window)).pipe(Effect.andThen(release), Effect.forever)
})
