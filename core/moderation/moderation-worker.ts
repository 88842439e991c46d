import { Clock, Effect } from "effect"
import type { Feedback, FeedbackId } from "../feedback/feedback.ts"
import { PendingFeedback } from "../hives/hive-store.ts"
import { settleFeedback } from "./settle-feedback.ts"

const batch = 16
const concurrency = 4
const firstDelay = 1_000
const longestDelay = 300_000
/** Milliseconds after which nobody waits for a remote guard any more (design section 3). */
export const lateAfter = 60_000

/** An item that could not be judged: how often, and since when, in milliseconds of the monotonic clock. */
interface Failing {
  readonly count: number
  readonly since: number
}

const monotonicMillis = Effect.map(Clock.monotonicTimeNanos, (nanos) => Number(nanos / 1_000_000n))

/** Milliseconds before an item that failed so many times is tried again: 1 s, 2 s, 4 s … 5 minutes. */
export const backoff = (failures: number): number => Math.min(firstDelay * 2 ** (failures - 1), longestDelay)

/** The same, but no item that is not late yet waits beyond the moment at which it is. */
const pauseAfter = ({ count, since }: Failing, now: number): number => {
  const untilLate = since + lateAfter - now
  return untilLate > 0 ? Math.min(backoff(count), untilLate) : backoff(count)
}

/** Settles an item or gives it back for later; the log names the failure, never the item or its text. */
const attempt = Effect.fnUntraced(function* (item: Feedback, failing: Map<FeedbackId, Failing>) {
  const pending = yield* PendingFeedback
  const known = failing.get(item.id) ?? { count: 0, since: yield* monotonicMillis }
  const isLate = (yield* monotonicMillis) - known.since >= lateAfter
  yield* settleFeedback(item, { isLate }).pipe(
    Effect.andThen(Effect.sync(() => failing.delete(item.id))),
    Effect.catchCause(() =>
      Effect.gen(function* () {
        const failed = { ...known, count: known.count + 1 }
        failing.set(item.id, failed)
        yield* Effect.logWarning("An item could not be judged and stays pending")
        yield* pending.postpone(item.id, pauseAfter(failed, yield* monotonicMillis))
      })
    )
  )
})

const round = Effect.fnUntraced(function* (failing: Map<FeedbackId, Failing>) {
  const pending = yield* PendingFeedback
  const items = yield* pending.claim(batch)
  if (items.length === 0) return yield* Effect.timeoutOption(pending.awaitWork, "1 second")
  yield* Effect.forEach(items, (item) => Effect.andThen(Effect.yieldNow, attempt(item, failing)), {
    concurrency,
    discard: true
  })
})

/**
 * Settles what is pending, for ever: found again after a restart, tried again with growing pauses when
 * nobody can judge it. Any number of workers may run.
 */
export const moderationWorker = Effect.suspend(() => {
  const failing = new Map<FeedbackId, Failing>()
  return round(failing).pipe(
    Effect.catchTag("StoreUnavailable", () => Effect.sleep("1 second")),
    Effect.forever
  )
})
