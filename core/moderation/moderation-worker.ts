import { Effect } from "effect"
import type { Feedback, FeedbackId } from "../feedback/feedback.ts"
import { PendingFeedback } from "../hives/hive-store.ts"
import { settleFeedback } from "./settle-feedback.ts"

const batch = 16
const concurrency = 4
const firstDelay = 1_000
const longestDelay = 300_000

/** Milliseconds before an item that failed so many times is tried again: 1 s, 2 s, 4 s … 5 minutes. */
export const backoff = (failures: number): number => Math.min(firstDelay * 2 ** (failures - 1), longestDelay)

/** Settles an item or gives it back for later; the log names the failure, never the item or its text. */
const attempt = Effect.fnUntraced(function* (item: Feedback, failures: Map<FeedbackId, number>) {
  const pending = yield* PendingFeedback
  yield* settleFeedback(item).pipe(
    Effect.andThen(Effect.sync(() => failures.delete(item.id))),
    Effect.catchCause(() => {
      const count = (failures.get(item.id) ?? 0) + 1
      failures.set(item.id, count)
      return Effect.logWarning("An item could not be judged and stays pending").pipe(
        Effect.andThen(pending.postpone(item.id, backoff(count)))
      )
    })
  )
})

const round = Effect.fnUntraced(function* (failures: Map<FeedbackId, number>) {
  const pending = yield* PendingFeedback
  const items = yield* pending.claim(batch)
  if (items.length === 0) return yield* Effect.timeoutOption(pending.awaitWork, "1 second")
  yield* Effect.forEach(items, (item) => Effect.andThen(Effect.yieldNow, attempt(item, failures)), {
    concurrency,
    discard: true
  })
})

/**
 * Settles what is pending, for ever: found again after a restart, tried again with growing pauses when
 * nobody can judge it. Any number of workers may run.
 */
export const moderationWorker = Effect.suspend(() => {
  const failures = new Map<FeedbackId, number>()
  return round(failures).pipe(
    Effect.catchTag("StoreUnavailable", () => Effect.sleep("1 second")),
    Effect.forever
  )
})
