import { Deferred, Effect, Semaphore } from "effect"

interface CoalescedCaller<Id, Value, E> {
  readonly id: Id
  readonly value: Value
  readonly done: Deferred.Deferred<void, E>
}

interface Group<Id, Value, E> {
  readonly turn: Semaphore.Semaphore
  readonly waiting: Set<CoalescedCaller<Id, Value, E>>
  users: number
}

/**
 * Coalesces concurrent calls: calls that arrive while a group's batch runs share the next batch. Each caller gets the
 * result of its own batch.
 */
export const makeTogether = <Name, Id, Value, E, R>(
  work: (name: Name, values: ReadonlyMap<Id, Value>) => Effect.Effect<void, E, R>
): ((name: Name, id: Id, value: Value) => Effect.Effect<void, E, R>) => {
  const groups = new Map<Name, Group<Id, Value, E>>()

  const enter = (name: Name): Group<Id, Value, E> => {
    const group = groups.get(name) ?? { turn: Semaphore.makeUnsafe(1), waiting: new Set(), users: 0 }
    group.users += 1
    groups.set(name, group)
    return group
  }

  const round = Effect.fnUntraced(function* (name: Name, waiting: Group<Id, Value, E>["waiting"]) {
    // Lets other callers that are ready in this tick join the batch.
    yield* Effect.yieldNow
    const now = [...waiting]
    waiting.clear()
    const exit = yield* Effect.exit(work(name, new Map(now.map(({ id, value }) => [id, value]))))
    for (const { done } of now) Deferred.doneUnsafe(done, exit)
  }, Effect.uninterruptible)

  return (name, id, value) =>
    Effect.suspend(() => {
      const asked = { id, value, done: Deferred.makeUnsafe<void, E>() }
      const group = enter(name)
      group.waiting.add(asked)
      const mine = Effect.suspend(() => (group.waiting.has(asked) ? round(name, group.waiting) : Effect.void))
      return group.turn.withPermit(mine).pipe(
        Effect.andThen(Deferred.await(asked.done)),
        Effect.ensuring(
          Effect.sync(() => {
            group.waiting.delete(asked)
            group.users -= 1
            if (group.users === 0) groups.delete(name)
          })
        )
      )
    })
}
