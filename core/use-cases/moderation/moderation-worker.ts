import { Effect, Latch } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Feedback, FeedbackId } from "../../domain/feedback/feedback.ts"
import { Moderator } from "../../ports/moderator.ts"
import { lentMillis, PendingFeedback } from "../../ports/pending-feedback.ts"
import { monotonicMillis } from "../support/monotonic-millis.ts"
import { type AskingMoments, makeAskingMoments } from "./asking-moments.ts"
import { type Failing, type FailingItems, makeFailingItems } from "./failing-items.ts"
import { makeSettling } from "./settle-feedback.ts"

/** How many items are judged at once, how many of them one owner may have, and how many are claimed together. */
interface Capacity {
  readonly atOnce: number
  readonly ofOneOwner: number
  readonly batch: number
}

/** A guard that is here takes a whole batch, which is settled as one change then. */
const here: Capacity = { atOnce: 32, ofOneOwner: 32, batch: 32 }
/** Questions to a guard elsewhere, which may be slow: one owner's items leave a question free for everybody else's. */
const elsewhere: Capacity = { atOnce: 4, ofOneOwner: 3, batch: 1 }
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
  /** Items that are being judged, and whose they are. */
  readonly underWay: Map<FeedbackId, OwnerId>
  /** Opened whenever one of them is done. */
  readonly oneIsDone: Latch.Latch
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

/** A slow guard may take longer than an item is lent for: what is not done yet stays ours. */
const extending = ({ underWay }: Memory) =>
  Effect.sleep(extendEvery).pipe(
    Effect.andThen(PendingFeedback.use((pending) => pending.extend([...underWay.keys()]))),
    Effect.forever
  )

const begin = (item: Feedback, memory: Memory) => {
  memory.underWay.set(item.id, item.owner)
  const done = Effect.sync(() => {
    memory.underWay.delete(item.id)
    memory.oneIsDone.openUnsafe()
  })
  return Effect.forkScoped(Effect.ensuring(attempt(item, memory), done))
}

const ownersAtTheirShare = (underWay: Memory["underWay"], { ofOneOwner }: Capacity): ReadonlySet<OwnerId> => {
  const byOwner = Map.groupBy(underWay.values(), (owner) => owner)
  return new Set([...byOwner].filter(([, items]) => items.length >= ofOneOwner).map(([owner]) => owner))
}

/** Waits until items may have come, or one that is under way is done. */
const awaitMore = Effect.fnUntraced(function* ({ underWay, oneIsDone }: Memory) {
  const { awaitWork } = yield* PendingFeedback
  // Those of owners at their share are claimable all the time: no need to ask for others without a pause.
  const work = underWay.size === 0 ? awaitWork : Effect.delay(awaitWork, "100 millis")
  yield* Effect.timeoutOption(Effect.raceFirst(work, oneIsDone.await), "1 second")
})

const awaitRoom = (memory: Memory, capacity: Capacity): Effect.Effect<void> =>
  Effect.suspend(() => {
    if (memory.underWay.size + capacity.batch <= capacity.atOnce) return Effect.void
    memory.oneIsDone.closeUnsafe()
    return Effect.andThen(memory.oneIsDone.await, awaitRoom(memory, capacity))
  })

const round = Effect.fnUntraced(function* (memory: Memory) {
  const { underWay, oneIsDone } = memory
  const { asksElsewhere } = yield* Moderator
  const capacity = asksElsewhere ? elsewhere : here
  oneIsDone.closeUnsafe()
  const pending = yield* PendingFeedback
  const items = yield* pending.claim(capacity.batch, ownersAtTheirShare(underWay, capacity))
  if (items.length === 0) return yield* awaitMore(memory)
  yield* Effect.forEach(items, (item) => begin(item, memory), { discard: true })
  yield* awaitRoom(memory, capacity)
  yield* Effect.sleep(Math.min(items.length * rest.each, rest.most))
})

/**
 * Settles what is pending, for ever: found again after a restart, tried again with growing pauses when
 * nobody can judge it. Any number of workers may run.
 */
export const moderationWorker = Effect.gen(function* () {
  const memory: Memory = {
    failing: makeFailingItems(),
    moments: makeAskingMoments(),
    settle: makeSettling(),
    underWay: new Map(),
    oneIsDone: Latch.makeUnsafe(false)
  }
  yield* Effect.forkScoped(extending(memory))
  return yield* round(memory).pipe(
    Effect.catchTag("StoreUnavailable", () => Effect.sleep("1 second")),
    Effect.forever
  )
}).pipe(Effect.scoped)
