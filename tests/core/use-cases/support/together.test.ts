import { Deferred, Effect, Exit, Fiber } from "effect"
import { expect, test } from "vitest"
import { makeTogether } from "#core/use-cases/support/together.ts"

/** Work that waits until it is let on, and says what it was given. */
const held = () => {
  const rounds: Array<ReadonlyArray<string>> = []
  const gates: Array<Deferred.Deferred<void, string>> = []
  const together = makeTogether((group: string, values: ReadonlyMap<string, number>) =>
    Effect.suspend(() => {
      const gate = Deferred.makeUnsafe<void, string>()
      rounds.push([group, ...values.keys()])
      gates.push(gate)
      return Deferred.await(gate)
    })
  )
  return { rounds, gates, together }
}

const settled = Effect.forEach(Array.from({ length: 5 }), () => Effect.yieldNow, { discard: true })

test("who asks while it is done for others shares the next time, each group by itself", async () => {
  const { rounds, gates, together } = held()
  await Effect.runPromise(
    Effect.gen(function* () {
      const first = yield* Effect.forkChild(
        Effect.all([together("asha", "1", 1), together("asha", "2", 2)], { concurrency: 2 })
      )
      yield* settled
      const later = yield* Effect.forkChild(
        Effect.all([together("asha", "3", 3), together("asha", "4", 4), together("ben", "5", 5)], {
          concurrency: 3
        })
      )
      yield* settled
      expect(rounds).toEqual([
        ["asha", "1", "2"],
        ["ben", "5"]
      ])
      for (const gate of gates) Deferred.doneUnsafe(gate, Exit.void)
      yield* Fiber.join(first)
      yield* settled
      expect(rounds.at(-1)).toEqual(["asha", "3", "4"])
      for (const gate of gates) Deferred.doneUnsafe(gate, Exit.void)
      yield* Fiber.join(later)
    })
  )
})

test("a failure is told to those whose work it was, and the next time is a new one", async () => {
  const { gates, together } = held()
  await Effect.runPromise(
    Effect.gen(function* () {
      const first = yield* Effect.forkChild(Effect.flip(together("asha", "1", 1)))
      yield* settled
      const second = yield* Effect.forkChild(together("asha", "2", 2))
      yield* settled
      for (const gate of gates) Deferred.doneUnsafe(gate, Exit.fail("no"))
      expect(yield* Fiber.join(first)).toBe("no")
      yield* settled
      for (const gate of gates) Deferred.doneUnsafe(gate, Exit.void)
      yield* Fiber.join(second)
    })
  )
})

test("who began and does not wait any more leaves the others nothing undone", async () => {
  const { gates, rounds, together } = held()
  await Effect.runPromise(
    Effect.gen(function* () {
      const first = yield* Effect.forkChild(together("asha", "1", 1))
      yield* settled
      const leaving = yield* Effect.forkChild(Fiber.interrupt(first))
      const second = yield* Effect.forkChild(together("asha", "2", 2))
      yield* settled
      for (const gate of gates) Deferred.doneUnsafe(gate, Exit.void)
      yield* settled
      for (const gate of gates) Deferred.doneUnsafe(gate, Exit.void)
      yield* Fiber.join(second)
      yield* Fiber.join(leaving)
      expect(rounds).toHaveLength(2)
    })
  )
})
