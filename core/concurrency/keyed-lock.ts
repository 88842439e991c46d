import { Effect, Semaphore } from "effect"

interface CountedSemaphore {
  readonly semaphore: Semaphore.Semaphore
  users: number
}

interface KeyedLock<Key> {
  /** Calls that hold the lock or wait for it. */
  readonly countUsers: (key: Key) => number
  readonly withLock: <A, E, R>(key: Key, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

export const makeKeyedLock = <Key>(permitsOf: (key: Key) => number = () => 1): KeyedLock<Key> => {
  const semaphores = new Map<Key, CountedSemaphore>()

  const enter = (key: Key): CountedSemaphore => {
    const counted = semaphores.get(key) ?? { semaphore: Semaphore.makeUnsafe(permitsOf(key)), users: 0 }
    counted.users += 1
    semaphores.set(key, counted)
    return counted
  }
  const quit = (key: Key, counted: CountedSemaphore) =>
    Effect.sync(() => {
      counted.users -= 1
      if (counted.users === 0) semaphores.delete(key)
    })

  return {
    countUsers: (key) => semaphores.get(key)?.users ?? 0,
    withLock: (key, work) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.suspend(() => {
          const entered = enter(key)
          return Effect.ensuring(restore(entered.semaphore.withPermit(work)), quit(key, entered))
        })
      )
  }
}
