import { Effect, Latch, Random } from "effect"
import { monotonicMillis } from "../../concurrency/monotonic-millis.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { FeedbackId, PendingItem } from "../../domain/feedback/feedback.ts"
import { minuteMillis, secondMillis } from "../../domain/values/durations.ts"
import { Moderator } from "../../ports/moderator.ts"
import { leaseMillis, PendingFeedback } from "../../ports/pending-feedback.ts"
import { type FailingItem, type FailingItems, makeFailingItems } from "./failing-items.ts"
import { type JudgingDelays, makeJudgingDelays } from "./judging-delays.ts"
import { makeSettling } from "./settle-feedback.ts"

interface Capacity {
  readonly atOnce: number
  readonly ofOneOwner: number
  readonly batch: number
}

/** For a local guard: a whole batch is settled as one change. */
const localGuardCapacity: Capacity = { atOnce: 32, ofOneOwner: 32, batch: 32 }
/** Requests to a remote guard, which may be slow: one request stays free for other owners' items. */
const remoteGuardCapacity: Capacity = { atOnce: 4, ofOneOwner: 3, batch: 1 }
/**
 * Milliseconds of pause per item of a batch, and at most per batch: new items join the next batch, and the event loop
 * serves requests.
 */
const restMillis = { each: 2, most: 20 } as const
const firstRetryMillis = secondMillis
const maxRetryMillis = 5 * minuteMillis
const lateAfterMillis = minuteMillis
const extendEveryMillis = leaseMillis / 3

export const retryBackoffMillis = (failures: number): number =>
  Math.min(firstRetryMillis * 2 ** (failures - 1), maxRetryMillis)

/** Random, so that an item that makes others fail beside it doesn't meet them again. */
const retryDelayMillis = Effect.fnUntraced(function* ({ count, since }: FailingItem, now: number) {
  const delay = retryBackoffMillis(count) * (yield* Random.nextBetween(0.6, 1))
  const untilLate = since + lateAfterMillis - now
  return Math.ceil(untilLate > 0 ? Math.min(delay, untilLate) : delay)
})

interface WorkerState {
  readonly failing: FailingItems
  readonly delays: JudgingDelays
  readonly settle: ReturnType<typeof makeSettling>
  readonly underWay: Map<FeedbackId, OwnerId>
  readonly oneIsDone: Latch.Latch
}

/** The log names the failure, never the item or its text. */
const settleOrPostpone = Effect.fnUntraced(function* (
  item: PendingItem,
  { failing, delays, settle }: WorkerState
) {
  const pending = yield* PendingFeedback
  const wait = yield* delays.wait(item)
  if (wait > 0) return yield* pending.postpone(item.id, wait)
  const begun = yield* monotonicMillis
  const known = failing.known(item.id, begun)
  yield* settle(item, { mayDecideAlone: begun - known.since >= lateAfterMillis }).pipe(
    Effect.catchTag("OwnerNotFound", () => Effect.void),
    Effect.andThen(
      Effect.sync(() => {
        failing.noteDone(item.id)
        delays.forget(item.id)
      })
    ),
    Effect.catchCause(() =>
      Effect.gen(function* () {
        const now = yield* monotonicMillis
        const failed = failing.noteFailure(item.id, known, now)
        yield* Effect.logWarning("An item could not be judged and stays pending")
        yield* pending.postpone(item.id, yield* retryDelayMillis(failed, now))
      })
    )
  )
})

/** A slow guard may outlast an item's lease: renews the leases of the items being judged. */
const extendLeases = ({ underWay }: WorkerState) =>
  Effect.sleep(extendEveryMillis).pipe(
    Effect.andThen(PendingFeedback.use((pending) => pending.extend([...underWay.keys()]))),
    Effect.forever
  )

const startJudging = (item: PendingItem, memory: WorkerState) => {
  memory.underWay.set(item.id, item.owner)
  const done = Effect.sync(() => {
    memory.underWay.delete(item.id)
    memory.oneIsDone.openUnsafe()
  })
  return Effect.forkScoped(Effect.ensuring(settleOrPostpone(item, memory), done))
}

const ownersAtLimit = (underWay: WorkerState["underWay"], { ofOneOwner }: Capacity): ReadonlySet<OwnerId> => {
  const byOwner = Map.groupBy(underWay.values(), (owner) => owner)
  return new Set([...byOwner].filter(([, items]) => items.length >= ofOneOwner).map(([owner]) => owner))
}

const awaitPendingWork = Effect.fnUntraced(function* ({ underWay, oneIsDone }: WorkerState) {
  const { awaitWork } = yield* PendingFeedback
  // Items of owners at their limit always count as work, so a pause keeps this from becoming a busy loop.
  const work = underWay.size === 0 ? awaitWork : Effect.delay(awaitWork, "100 millis")
  yield* Effect.timeoutOption(Effect.raceFirst(work, oneIsDone.await), "1 second")
})

const awaitCapacity = (memory: WorkerState, capacity: Capacity): Effect.Effect<void> =>
  Effect.suspend(() => {
    if (memory.underWay.size + capacity.batch <= capacity.atOnce) return Effect.void
    memory.oneIsDone.closeUnsafe()
    return Effect.andThen(memory.oneIsDone.await, awaitCapacity(memory, capacity))
  })

const judgeNextBatch = Effect.fnUntraced(function* (memory: WorkerState) {
  const { underWay, oneIsDone } = memory
  const { asksElsewhere } = yield* Moderator
  const capacity = asksElsewhere ? remoteGuardCapacity : localGuardCapacity
  oneIsDone.closeUnsafe()
  const pending = yield* PendingFeedback
  const items = yield* pending.claim(capacity.batch, ownersAtLimit(underWay, capacity))
  if (items.length === 0) return yield* awaitPendingWork(memory)
  yield* Effect.forEach(items, (item) => startJudging(item, memory), { discard: true })
  yield* awaitCapacity(memory, capacity)
  yield* Effect.sleep(Math.min(items.length * restMillis.each, restMillis.most))
})

/**
 * Settles pending items, forever. Items survive a restart and are retried with growing pauses. Any number of workers
 * may run.
 */
export const moderationWorker = Effect.gen(function* () {
  const memory: WorkerState = {
    failing: makeFailingItems(),
    delays: makeJudgingDelays(),
    settle: makeSettling(),
    underWay: new Map(),
    oneIsDone: Latch.makeUnsafe(false)
  }
  yield* Effect.forkScoped(extendLeases(memory))
  return yield* judgeNextBatch(memory).pipe(
    Effect.catchTag("StoreUnavailable", () => Effect.sleep("1 second")),
    Effect.forever
  )
}).pipe(Effect.scoped)
