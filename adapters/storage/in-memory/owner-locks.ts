import { Effect, Semaphore } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"

interface OwnerLock {
  users: number
  /** Created for the first waiter, since most locks are never contended. */
  turns: Semaphore.Semaphore | undefined
}

export const makeOwnerLocks = () => {
  const locks = new Map<OwnerId, OwnerLock>()

  const enter = (owner: OwnerId): OwnerLock => {
    const lock = locks.get(owner) ?? { users: 0, turns: undefined }
    if (lock.users > 0) lock.turns ??= Semaphore.makeUnsafe(0)
    lock.users += 1
    locks.set(owner, lock)
    return lock
  }

  const leave = (owner: OwnerId, lock: OwnerLock) => {
    lock.users -= 1
    if (lock.users === 0) locks.delete(owner)
  }

  /** Runs `body` uninterruptibly under the owner's lock; only waiting for the lock can be interrupted. */
  const holding = <A, E, R>(owner: OwnerId, body: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.suspend(() => {
        const lock = enter(owner)
        const left = Effect.suspend(() => {
          leave(owner, lock)
          return lock.turns?.release(1) ?? Effect.void
        })
        if (lock.turns === undefined) return Effect.ensuring(body, left)
        return restore(lock.turns.take(1)).pipe(
          Effect.onInterrupt(() => Effect.sync(() => leave(owner, lock))),
          Effect.andThen(Effect.ensuring(body, left))
        )
      })
    )

  return { holding }
}
