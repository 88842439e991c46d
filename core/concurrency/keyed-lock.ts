import { Effect, Semaphore } from "effect"

interface CountedMutex {
  readonly mutex: Semaphore.Semaphore
  users: number
}

interface KeyedLock<Key> {
  readonly withLock: <A, E, R>(key: Key, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

export const makeKeyedLock = <Key>(): KeyedLock<Key> => {
  const mutexes = new Map<Key, CountedMutex>()

  const enter = (key: Key): CountedMutex => {
    const mutex = mutexes.get(key) ?? { mutex: Semaphore.makeUnsafe(1), users: 0 }
    mutex.users += 1
    mutexes.set(key, mutex)
    return mutex
  }
  const quit = (key: Key, mutex: CountedMutex) =>
    Effect.sync(() => {
      mutex.users -= 1
      if (mutex.users === 0) mutexes.delete(key)
    })

  return {
    withLock: (key, work) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.suspend(() => {
          const entered = enter(key)
          return Effect.ensuring(restore(entered.mutex.withPermit(work)), quit(key, entered))
        })
      )
  }
}
