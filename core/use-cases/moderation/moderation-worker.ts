import { Effect, Latch } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { Feedback, FeedbackId } from "../../domain/feedback/feedback.ts"
import { Moderator } from "../../ports/moderator.ts"
import { lentMillis, PendingFeedback } from "../../ports/pending-feedback.ts"
import { monotonicMillis } from "../support/monotonic-millis.ts"
import { type AskingMoments, makeAskingMoments } from "./asking-moments.ts"
import { type Failing, type FailingItems, makeFailingItems } from "./failing-items.ts"
import { makeSettling } from "./settle-feedback.ts"

interface Capacity {
  readonly atOnce: number
  readonly ofOneOwner: number
  readonly batch: number
}

/** For a local guard: a whole batch is settled as one change. */
const here: Capacity = { atOnce: 32, ofOneOwner: 32, batch: 32 }
/** Requests to a remote guard, which may be slow: one request stays free for other owners' items. */
const elsewhere: Capacity = { atOnce: 4, ofOneOwner: 3, batch: 1 }
/**
 * Milliseconds of pause per item of a batch, and at most per batch: new items join the next batch, and the event loop
 * serves requests.
 */
const rest = { each: 2, most: 20 } as const
const firstDelay = 1_000
const longestDelay = 300_000
/** Milliseconds after which an item no longer waits for a remote guard. */
const lateAfter = 60_000
const extendEvery = lentMillis / 3

/** Milliseconds before an item is retried after so many failures: 1 s, 2 s, 4 s … 5 minutes. */
export const backoff = (failures: number): number => Math.min(firstDelay * 2 ** (failures - 1), longestDelay)

/** The backoff, cut short so that an item is retried as soon as it is late. */
const pauseAfter = ({ count, since }: Failing, now: number): number => {
  const untilLate = since + lateAfter - now
  return untilLate > 0 ? Math.min(backoff(count), untilLate) : backoff(count)
}

interface Memory {
  readonly failing: FailingItems
  readonly moments: AskingMoments
  readonly settle: ReturnType<typeof makeSettling>
  readonly underWay: Map<FeedbackId, OwnerId>
  readonly oneIsDone: Latch.Latch
}

/** Settles an item or postpones it. The log names the failure, never the item or its text. */
const attempt = Effect.fnUntraced(function* (item: Feedback, { failing, moments, settle }: Memory) {
  const pending = yield* PendingFeedback
  const wait = yield* moments.wait(item.id)
  if (wait > 0) return yield* pending.postpone(item.id, wait)
  const begun = yield* monotonicMillis
  const known = failing.known(item.id, begun)
  yield* settle(item, { isLate: begun - known.since >= lateAfter }).pipe(
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

/** A slow guard may outlast an item's lease: renews the leases of the items being judged. */
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

const awaitMore = Effect.fnUntraced(function* ({ underWay, oneIsDone }: Memory) {
  const { awaitWork } = yield* PendingFeedback
  // Items of owners at their limit always count as work, so a pause keeps this from becoming a busy loop.
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
 * Settles pending items, forever. Items survive a restart and are retried with growing pauses. Any number of workers
 * may run.
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
