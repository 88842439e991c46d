import { Deferred, Effect, Fiber } from "effect"
import { expect } from "vitest"
import { makeKeyedLock } from "#core/concurrency/keyed-lock.ts"
import { liveTest } from "../../support/effect-test.ts"

/** Calls that wait under the lock of their key until they are let on, and note when they begin. */
const makeCalls = () => {
  const lock = makeKeyedLock<string>()
  const begun: Array<string> = []
  const call = (key: string, name: string) => {
    const gate = Deferred.makeUnsafe<void, string>()
    const work = Effect.andThen(
      Effect.sync(() => void begun.push(name)),
      Deferred.await(gate)
    )
    return Effect.map(Effect.forkChild(lock.withLock(key, work), { startImmediately: true }), (fiber) => ({
      fiber,
      end: Effect.andThen(Deferred.succeed(gate, undefined), Fiber.join(fiber)),
      fail: Effect.andThen(Deferred.fail(gate, "no"), Fiber.await(fiber))
    }))
  }
  return { begun, call }
}

const settled = Effect.repeat(Effect.yieldNow, { times: 5 })

liveTest("one at a time for a key, in the order of the calls; other keys don't wait", function* () {
  const { begun, call } = makeCalls()
  const calls = [yield* call("a", "a1"), yield* call("a", "a2"), yield* call("a", "a3")]
  const other = yield* call("b", "b1")
  expect(begun).toEqual(["a1", "b1"])
  for (const { end } of calls) {
    yield* end
    yield* settled
  }
  expect(begun).toEqual(["a1", "b1", "a2", "a3"])
  yield* other.end
})

liveTest(
  "work that fails or is interrupted frees the lock, and a caller that stops waiting keeps nobody",
  function* () {
    const { begun, call } = makeCalls()
    const [first, quits, second, third] = [
      yield* call("a", "1"),
      yield* call("a", "quits"),
      yield* call("a", "2"),
      yield* call("a", "3")
    ]
    yield* Fiber.interrupt(quits.fiber)
    yield* first.fail
    yield* settled
    expect(begun).toEqual(["1", "2"])
    yield* Fiber.interrupt(second.fiber)
    yield* settled
    expect(begun).toEqual(["1", "2", "3"])
    yield* third.end
    const later = yield* call("a", "4")
    expect(begun).toEqual(["1", "2", "3", "4"])
    yield* later.end
  }
)
