import { Effect } from "effect"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { isItsBoundary } from "#core/domain/hives/release-rules.ts"
import type { HeldFeedback } from "#core/ports/held-feedback.ts"
import { leaseMillis, type PendingFeedback } from "#core/ports/pending-feedback.ts"
import { itemsOf } from "./in-memory-hive.ts"
import { hiveFor } from "./in-memory-state.ts"
import type { InMemoryStore } from "./in-memory-store.ts"
import { hasReady, leasePending, nextReturnMillis, postponePending } from "./pending-items.ts"

export const inMemoryPending = ({ state, pendingWakeUp }: InMemoryStore): PendingFeedback["Service"] => {
  const { pending } = state

  const claim: PendingFeedback["Service"]["claim"] = Effect.fnUntraced(function* (
    max,
    passedOver = new Set()
  ) {
    const now = yield* monotonicMillis
    const leased = leasePending(pending, { max, now, passedOver })
    if (pending.ready.size === 0) pendingWakeUp.closeUnsafe()
    return leased.flatMap(([id, owner]) => {
      const item = itemsOf(hiveFor(state, owner, { items: [id] })).get(id)
      return item?.moderationStatus === "pending" ? item : []
    })
  })

  /** Wakes the waiters, because the item may return earlier than the time they sleep until. */
  const postpone: PendingFeedback["Service"]["postpone"] = Effect.fnUntraced(function* (id, millis) {
    const now = yield* monotonicMillis
    postponePending(pending, id, now + millis)
    pendingWakeUp.openUnsafe()
  })

  const extend: PendingFeedback["Service"]["extend"] = Effect.fnUntraced(function* (items) {
    const until = (yield* monotonicMillis) + leaseMillis
    for (const id of items) postponePending(pending, id, until)
  })

  const nextReturn = Effect.suspend(() => {
    const next = nextReturnMillis(pending)
    return Number.isFinite(next)
      ? Effect.flatMap(monotonicMillis, (now) => Effect.sleep(Math.max(0, next - now)))
      : Effect.never
  })

  const awaitWork = Effect.gen(function* () {
    if (hasReady(pending, yield* monotonicMillis)) return
    yield* Effect.raceFirst(pendingWakeUp.await, nextReturn)
  })

  return { claim, postpone, extend, awaitWork }
}

export const inMemoryHeld = ({ state }: InMemoryStore): HeldFeedback["Service"] => ({
  dueAt: (at) =>
    Effect.sync(() =>
      [...state.held].flatMap(([id, held]) => {
        const release = state.hives.get(held.owner)?.head.account.release
        if (release === undefined) return []
        const item = { id, ...held, release }
        return isItsBoundary(item, at) ? item : []
      })
    )
})
