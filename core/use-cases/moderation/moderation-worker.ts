import { Effect } from "effect"
import type { Feedback, FeedbackId } from "../../domain/feedback/feedback.ts"
import { Guard } from "../../ports/guard.ts"
import { lentMillis, PendingFeedback } from "../../ports/pending-feedback.ts"
import { monotonicMillis } from "../support/monotonic-millis.ts"
import { type AskingMoments, makeAskingMoments } from "./asking-moments.ts"
import { type Failing, type FailingItems, makeFailingItems } from "./failing-items.ts"
import { makeSettling } from "./settle-feedback.ts"

const batch = 32
/** Questions to a guard elsewhere at once. One that is here takes a whole batch, which is settled as one change then. */
const askedElsewhere = 4
/** Milliseconds after each item of a batch, and after a batch at most: what comes meanwhile shares the next, and requests are answered. */
const rest = { each: 2, most: 20 } as const
const firstDelay = 1_000
const longestDelay = 300_000
/** Milliseconds after which nobody waits for a remote guard any more. */
const lateAfter = 60_000
const extendEvery = lentMillis / 3

/** Milliseconds before an item that failed so many times is tried again: 1 s, 2 s, 4 s … 5 minutes. */
export const backoff = (failures: number): number => Math.min(firstDelay * 2 ** (failures - 1), longestDelay)

/** The same, but no item that is not late yet waits beyond the moment at which it is. */
const pauseAfter = ({ count, since }: Failing, now: number): number => {
  const untilLate = since + lateAfter - now
  return untilLate > 0 ? Math.min(backoff(count), untilLate) : backoff(count)
}

/** What one worker remembers of items that are pending. */
interface Memory {
  readonly failing: FailingItems
  readonly moments: AskingMoments
  readonly settle: ReturnType<typeof makeSettling>
}

/** Settles an item or gives it back for later; the log names the failure, never the item or its text. */
const attempt = Effect.fnUntraced(function* (item: Feedback, { failing, moments, settle }: Memory) {
  const pending = yield* PendingFeedback
  const wait = yield* moments.wait(item.id)
  if (wait > 0) return yield* pending.postpone(item.id, wait)
  const begun = yield* monotonicMillis
  const known = failing.known(item.id, begun)
  yield* settle(item, { isLate: begun - known.since >= lateAfter }).pipe(
    // The account was deleted meanwhile, and the item with it.
    Effect.catchTag("OwnerNotFound", () => Effect.void),
    Effect.andThen(
      Effect.sync(() => {
        failing.noteDone(item.id)
        moments.forget(item.id)
      })
    ),
    Effect.catchCause(() =>
      Effect.gen(function* () {
        const now = yield* monotonicMillis
        const failed = failing.noteFailure(item.id, known, now)
        yield* Effect.logWarning("An item could not be judged and stays pending")
        yield* pending.postpone(item.id, pauseAfter(failed, now))
      })
    )
  )
})

/** A slow guard takes longer for all that was claimed than it is lent for: what is not done yet stays ours. */
const extending = (unfinished: ReadonlySet<FeedbackId>) =>
  Effect.sleep(extendEvery).pipe(
    Effect.andThen(PendingFeedback.use((pending) => pending.extend([...unfinished]))),
    Effect.forever
  )

const attemptAll = Effect.fnUntraced(function* (items: ReadonlyArray<Feedback>, memory: Memory) {
  const unfinished = new Set(items.map(({ id }) => id))
  const { asksElsewhere = false } = yield* Guard
  const attempts = Effect.forEach(
    items,
    (item) =>
      Effect.ensuring(
        attempt(item, memory),
        Effect.sync(() => unfinished.delete(item.id))
      ),
    { concurrency: asksElsewhere ? askedElsewhere : batch, discard: true }
  )
  yield* Effect.raceFirst(attempts, extending(unfinished))
})

const round = Effect.fnUntraced(function* (memory: Memory) {
  const pending = yield* PendingFeedback
  const items = yield* pending.claim(batch)
  if (items.length === 0) return yield* Effect.timeoutOption(pending.awaitWork, "1 second")
  yield* attemptAll(items, memory)
  yield* Effect.sleep(Math.min(items.length * rest.each, rest.most))
})

/**
 * Settles what is pending, for ever: found again after a restart, tried again with growing pauses when
 * nobody can judge it. Any number of workers may run.
 */
export const moderationWorker = Effect.suspend(() => {
  const memory = { failing: makeFailingItems(), moments: makeAskingMoments(), settle: makeSettling() }
  return round(memory).pipe(
    Effect.catchTag("StoreUnavailable", () => Effect.sleep("1 second")),
    Effect.forever
  )
})
