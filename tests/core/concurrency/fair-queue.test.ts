import { it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Schedule, Scheduler } from "effect"
import { TestClock } from "effect/testing"
import { expect } from "vitest"
import { makeFairQueue } from "#core/concurrency/fair-queue.ts"
import { effectTest } from "../../support/effect-test.ts"

const limits = { maxConcurrent: 1, maxQueued: 3, timeout: "10 seconds" } as const

/** One place, which is taken until `free` is called; who waits for it notes its turn. */
const busy = Effect.gen(function* () {
  const queue = makeFairQueue(limits)
  const gate = yield* Deferred.make<void>()
  const served: Array<string> = []
  const fork = <A, E>(work: Effect.Effect<A, E>) => Effect.forkChild(work, { startImmediately: true })
  const first = yield* fork(queue.run("flood", Deferred.await(gate)))
  const ask = (sender: string) =>
    fork(
      queue.run(
        sender,
        Effect.sync(() => void served.push(sender))
      )
    )
  return { queue, served, ask, first, free: Deferred.succeed(gate, undefined) }
})

const outcomesOf = (fibers: ReadonlyArray<Fiber.Fiber<unknown, unknown>>) =>
  Effect.map(Effect.forEach(fibers, Fiber.await), (exits) => exits.map(Exit.isSuccess))

effectTest("who had the fewest turns comes first, then who came first", function* () {
  const { served, ask, free } = yield* busy
  const fibers = [yield* ask("flood"), yield* ask("one"), yield* ask("other")]
  yield* free
  expect(yield* outcomesOf(fibers)).toEqual([true, true, true])
  expect(served).toEqual(["one", "other", "flood"])
})

effectTest("of too many that wait, the one whose sender asked most is sent away", function* () {
  const { served, ask, free } = yield* busy
  const flood = [yield* ask("flood"), yield* ask("flood"), yield* ask("flood"), yield* ask("flood")]
  const others = [yield* ask("one"), yield* ask("other")]
  yield* free
  expect(yield* outcomesOf(flood)).toEqual([true, false, false, false])
  expect(yield* outcomesOf(others)).toEqual([true, true])
  expect(served).toEqual(["one", "other", "flood"])
})

effectTest(
  "who asks once comes before the first of those who ask many times over, and they take turns",
  function* () {
    const { served, ask, free } = yield* busy
    const fibers = [yield* ask("many"), yield* ask("many"), yield* ask("new")]
    yield* free
    expect(yield* outcomesOf(fibers)).toEqual([true, true, true])
    expect(served).toEqual(["new", "many", "many"])
  }
)

effectTest("who waited in vain has had no turn, and comes before those who had one", function* () {
  const { served, ask, free } = yield* busy
  const inVain = yield* ask("new")
  yield* TestClock.adjust("10 seconds")
  expect(yield* outcomesOf([inVain])).toEqual([false])
  const fibers = [yield* ask("flood"), yield* ask("new")]
  yield* free
  yield* outcomesOf(fibers)
  expect(served).toEqual(["new", "flood"])
})

/** The seconds until somebody new is served, behind networks that each ask so often at once, and again when answered. */
const secondsOfNewcomer = (networks: number, atOnce: number, later: number) =>
  Effect.gen(function* () {
    const queue = makeFairQueue({ maxConcurrent: 2, maxQueued: 1_000, timeout: "20 seconds" })
    const guess = (network: string) => queue.run(network, Effect.sleep("100 millis"))
    const guesses = Array.from({ length: networks * atOnce }, (_, index) => `network ${index % networks}`)
    const guessing = (network: string) => Effect.forever(Effect.ignore(guess(network)))
    yield* Effect.forkScoped(Effect.forEach(guesses, guessing, { concurrency: "unbounded", discard: true }), {
      startImmediately: true
    })
    yield* TestClock.adjust(`${later} seconds`)
    const tried = yield* Effect.forkChild(Effect.retry(guess("new"), Schedule.forever), {
      startImmediately: true
    })
    for (let tenths = 0; tenths < 600; tenths += 1) {
      if (tried.pollUnsafe() !== undefined) return tenths / 10
      yield* TestClock.adjust("100 millis")
    }
    return Number.POSITIVE_INFINITY
  }).pipe(Effect.scoped)

effectTest("somebody new passes by five hundred networks that guess", function* () {
  expect(yield* secondsOfNewcomer(500, 2, 0)).toBeLessThanOrEqual(0.3)
  expect(yield* secondsOfNewcomer(500, 1, 30)).toBeLessThanOrEqual(0.3)
  // Senders who come for the first time are all alike, and are served in order.
  expect(yield* secondsOfNewcomer(500, 1, 0)).toBeLessThanOrEqual(25.2)
})

effectTest(
  "a place is free again when its work fails or is given up, and so is a place in the line",
  function* () {
    const { queue, ask, first, served } = yield* busy
    const [quits, stays] = [yield* ask("one"), yield* ask("other")]
    yield* Fiber.interrupt(quits)
    yield* Fiber.interrupt(first)
    yield* Fiber.await(stays)
    expect(served).toEqual(["other"])
    yield* Effect.exit(queue.run("one", Effect.fail("wrong")))
    expect(yield* queue.run("one", Effect.succeed("done"))).toBe("done")
  }
)

effectTest("thousands whose work ends at once are all served", function* () {
  const queue = makeFairQueue({ ...limits, maxQueued: 4_000 })
  const gate = yield* Deferred.make<void>()
  const senders = Array.from({ length: 4_000 }, (_, index) => `network ${index % 3}`)
  const first = yield* Effect.forkChild(queue.run("first", Deferred.await(gate)), { startImmediately: true })
  const fibers = yield* Effect.forEach(senders, (sender) =>
    Effect.forkChild(queue.run(sender, Effect.void), { startImmediately: true })
  )
  yield* Deferred.succeed(gate, undefined)
  expect(new Set(yield* outcomesOf([first, ...fibers]))).toEqual(new Set([true]))
})

effectTest("with a hold, a place stays taken for so long, whatever the work took", function* () {
  const queue = makeFairQueue({ ...limits, drawHold: () => 500 })
  const served: Array<number> = []
  const fibers = yield* Effect.forEach([1, 2, 3], (number) =>
    Effect.forkChild(
      queue.run(
        "one",
        Effect.sync(() => void served.push(number))
      ),
      { startImmediately: true }
    )
  )
  expect(served).toEqual([1])
  yield* TestClock.adjust("499 millis")
  expect(served).toEqual([1])
  yield* TestClock.adjust("1 millis")
  yield* Effect.yieldNow
  expect(served).toEqual([1, 2])
  yield* TestClock.adjust("500 millis")
  expect(yield* outcomesOf(fibers)).toEqual([true, true, true])
})

effectTest(
  "one sender holds no more places than one may, and goes on as soon as one of its own is free",
  function* () {
    const queue = makeFairQueue({ ...limits, maxConcurrent: 4, maxConcurrentPerSender: 2, maxQueued: 9 })
    const gates = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const served: Array<string> = []
    const ask = (sender: string, gate: number) => {
      const work = Effect.andThen(
        Effect.sync(() => void served.push(sender)),
        Deferred.await(gates[gate] ?? expect.fail("no gate"))
      )
      return Effect.forkChild(queue.run(sender, work), { startImmediately: true })
    }
    const slow = [yield* ask("slow", 0), yield* ask("slow", 1), yield* ask("slow", 1)]
    const other = yield* ask("other", 1)
    expect(served).toEqual(["slow", "slow", "other"])
    yield* Deferred.succeed(gates[0] ?? expect.fail("no gate"), undefined)
    yield* Effect.yieldNow
    expect(served).toEqual(["slow", "slow", "other", "slow"])
    yield* Deferred.succeed(gates[1] ?? expect.fail("no gate"), undefined)
    expect(yield* outcomesOf([...slow, other])).toEqual([true, true, true, true])
  }
)

it.effect("no slot is lost, whenever the next caller gives up", () =>
  Effect.gen(function* () {
    const after = (steps: number, work: Effect.Effect<unknown>) =>
      Effect.forkChild(Effect.andThen(Effect.repeat(Effect.yieldNow, { times: steps }), work))
    for (let steps = 0; steps < 20; steps += 1) {
      const { ask, free } = yield* busy
      const [quits, stays] = [yield* ask("one"), yield* ask("other")]
      yield* Fiber.awaitAll([yield* after(10, free), yield* after(steps, Fiber.interrupt(quits))])
      yield* Fiber.await(stays)
      const next = yield* ask("one")
      yield* TestClock.adjust("10 seconds")
      expect(yield* outcomesOf([next])).toEqual([true])
    }
    // Fibers yield every three steps, so that others come between those of a handover.
  }).pipe(Effect.provideService(Scheduler.MaxOpsBeforeYield, 3))
)
