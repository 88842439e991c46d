import { Effect, Semaphore } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"

interface Lock {
  readonly semaphore: Semaphore.Semaphore
  users: number
}

/** One lock for each owner who has a change under way; none is kept for the others. */
export const makeOwnerLocks = () => {
  const locks = new Map<OwnerId, Lock>()

  const enter = (owner: OwnerId): Lock => {
    const lock = locks.get(owner) ?? { semaphore: Semaphore.makeUnsafe(1), users: 0 }
    lock.users += 1
    locks.set(owner, lock)
    return lock
  }

  const leave = (owner: OwnerId, lock: Lock) => {
    lock.users -= 1
    if (lock.users === 0) locks.delete(owner)
  }

  /** Runs `body` uninterruptibly under the owner's lock; only the wait for the lock can be interrupted. */
  const holding = <A, E, R>(owner: OwnerId, body: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.suspend(() => {
        const lock = enter(owner)
        return restore(lock.semaphore.take(1)).pipe(
          Effect.andThen(Effect.ensuring(body, lock.semaphore.release(1))),
          Effect.ensuring(Effect.sync(() => leave(owner, lock)))
        )
      })
    )

  return { holding }
}
