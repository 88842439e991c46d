import { Deferred, Effect, Exit, Fiber } from "effect"
import { expect } from "vitest"
import { coalesce } from "#core/concurrency/coalesce.ts"
import { liveTest } from "../../support/effect-test.ts"

/** Work that waits until it is let on, and says what it was given. */
const held = () => {
  const batches: Array<ReadonlyArray<string>> = []
  const gates: Array<Deferred.Deferred<void, string>> = []
  const run = coalesce((group: string, values: ReadonlyMap<string, number>) =>
    Effect.suspend(() => {
      const gate = Deferred.makeUnsafe<void, string>()
      batches.push([group, ...values.keys()])
      gates.push(gate)
      return Deferred.await(gate)
    })
  )
  return { batches, gates, run }
}

const openAll = (gates: ReadonlyArray<Deferred.Deferred<void, string>>): void => {
  for (const gate of gates) Deferred.doneUnsafe(gate, Exit.void)
}

const settled = Effect.forEach(Array.from({ length: 5 }), () => Effect.yieldNow, { discard: true })

liveTest("who asks while it is done for others shares the next time, each group by itself", function* () {
  const { batches, gates, run } = held()
  const first = yield* Effect.forkChild(
    Effect.all([run("asha", "1", 1), run("asha", "2", 2)], { concurrency: 2 })
  )
  yield* settled
  const later = yield* Effect.forkChild(
    Effect.all([run("asha", "3", 3), run("asha", "4", 4), run("ben", "5", 5)], {
      concurrency: 3
    })
  )
  yield* settled
  expect(batches).toEqual([
    ["asha", "1", "2"],
    ["ben", "5"]
  ])
  openAll(gates)
  yield* Fiber.join(first)
  yield* settled
  expect(batches.at(-1)).toEqual(["asha", "3", "4"])
  openAll(gates)
  yield* Fiber.join(later)
})

liveTest("a failure is told to those whose work it was, and the next time is a new one", function* () {
  const { gates, run } = held()
  const first = yield* Effect.forkChild(Effect.flip(run("asha", "1", 1)))
  yield* settled
  const second = yield* Effect.forkChild(run("asha", "2", 2))
  yield* settled
  for (const gate of gates) Deferred.doneUnsafe(gate, Exit.fail("no"))
  expect(yield* Fiber.join(first)).toBe("no")
  yield* settled
  openAll(gates)
  yield* Fiber.join(second)
})

liveTest("who began and does not wait any more leaves the others nothing undone", function* () {
  const { gates, batches, run } = held()
  const first = yield* Effect.forkChild(run("asha", "1", 1))
  yield* settled
  const leaving = yield* Effect.forkChild(Fiber.interrupt(first))
  const second = yield* Effect.forkChild(run("asha", "2", 2))
  yield* settled
  openAll(gates)
  yield* settled
  openAll(gates)
  yield* Fiber.join(second)
  yield* Fiber.join(leaving)
  expect(batches).toHaveLength(2)
})

liveTest(
  "a caller that leaves before its batch starts takes its value along, and an empty batch never runs",
  function* () {
    const { gates, batches, run } = held()
    const first = yield* Effect.forkChild(run("asha", "1", 1))
    yield* settled
    const leaving = yield* Effect.forkChild(run("asha", "2", 2))
    const staying = yield* Effect.forkChild(run("asha", "3", 3))
    yield* settled
    yield* Fiber.interrupt(leaving)
    openAll(gates)
    yield* Fiber.join(first)
    yield* settled
    const alone = yield* Effect.forkChild(run("asha", "4", 4))
    yield* settled
    yield* Fiber.interrupt(alone)
    openAll(gates)
    yield* Fiber.join(staying)
    expect(batches).toEqual([
      ["asha", "1"],
      ["asha", "3"]
    ])
  }
)
