import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Logger } from "effect"
import { TestClock } from "effect/testing"
import { keepRunning, runLogged } from "#core/concurrency/keep-running.ts"
import { effectTestOf } from "../../support/effect-test.ts"

const test = effectTestOf(() => {
  const logged: Array<string> = []
  let runs = 0
  return {
    services: Logger.layer([Logger.make(({ message }) => void logged.push(`${message}`))]),
    logged,
    runs: () => runs,
    brokenTwice: Effect.suspend(() => (++runs < 3 ? Effect.die("a bug") : Effect.never))
  }
})

describe("work that never ends by itself", () => {
  test("starts again after a defect, which is logged", function* ({ brokenTwice, runs, logged }) {
    yield* Effect.forkChild(keepRunning("Sweep", brokenTwice), { startImmediately: true })
    yield* TestClock.adjust("1 minute")
    assert.strictEqual(runs(), 3)
    assert.deepStrictEqual(logged, Array(2).fill("Sweep broke off and starts again"))
  })

  test("ends quietly when it is interrupted", function* ({ logged }) {
    const fiber = yield* Effect.forkChild(keepRunning("Sweep", Effect.never), { startImmediately: true })
    yield* Fiber.interrupt(fiber)
    assert.deepStrictEqual(logged, [])
  })
})

test("work that nobody waits for tells of its defect", function* ({ brokenTwice, runs, logged }) {
  yield* runLogged("Sweep", brokenTwice)
  assert.strictEqual(runs(), 1)
  assert.deepStrictEqual(logged, ["Sweep broke off"])
})
