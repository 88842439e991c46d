import { Deferred, Effect } from "effect"
import { makeKeyedLock } from "./keyed-lock.ts"

interface Batch<Id, Value, E> {
  readonly entries: Set<readonly [Id, Value]>
  readonly done: Deferred.Deferred<void, E>
}

/**
 * Coalesces concurrent calls: those with the same key that arrive while a batch of it runs share the next batch. Each
 * caller gets the result of its own batch. A started batch runs to its end, whoever is interrupted.
 */
export const coalesce = <Key, Id, Value, E, R>(
  work: (key: Key, values: ReadonlyMap<Id, Value>) => Effect.Effect<void, E, R>
): ((key: Key, id: Id, value: Value) => Effect.Effect<void, E, R>) => {
  const lock = makeKeyedLock<Key>()
  const nextBatches = new Map<Key, Batch<Id, Value, E>>()

  const nextBatch = (key: Key): Batch<Id, Value, E> => {
    const batch = nextBatches.get(key) ?? { entries: new Set(), done: Deferred.makeUnsafe<void, E>() }
    nextBatches.set(key, batch)
    return batch
  }
  const runBatch = Effect.fnUntraced(function* (key: Key, batch: Batch<Id, Value, E>) {
    if (nextBatches.get(key) !== batch) return
    // Lets other callers that are ready in this tick join the batch.
    yield* Effect.yieldNow
    nextBatches.delete(key)
    yield* Deferred.into(work(key, new Map(batch.entries)), batch.done)
  }, Effect.uninterruptible)

  return (key, id, value) =>
    Effect.uninterruptibleMask((restore) =>
      Effect.suspend(() => {
        const batch = nextBatch(key)
        const entry = [id, value] as const
        batch.entries.add(entry)
        const quit = Effect.sync(() => {
          batch.entries.delete(entry)
          if (batch.entries.size === 0 && nextBatches.get(key) === batch) nextBatches.delete(key)
        })
        return restore(
          Effect.andThen(lock.withLock(key, runBatch(key, batch)), Deferred.await(batch.done))
        ).pipe(Effect.onInterrupt(() => quit))
      })
    )
}
