import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Logger } from "effect"
import { TestClock } from "effect/testing"
import { channelLimits, openChannel } from "#adapters/moderation/remote/channel.ts"
import { type FailureKind, ServiceFailure } from "#adapters/moderation/remote/service-failure.ts"
import { effectTest as test } from "../../../support/effect-test.ts"

const failing = (kind: FailureKind, retryAfter?: number) => async () => {
  throw new ServiceFailure({ kind, ...(retryAfter === undefined ? {} : { retryAfter }) })
}

const neverResponds = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))

const settle = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 2)))

/** Lets promises and time have their turns, until the call is through. */
const runToEnd = <A, E>(effect: Effect.Effect<A, E>, seconds = 10) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(Effect.result(effect), { startImmediately: true })
    for (let step = 0; step < seconds * 10 && fiber.pollUnsafe() === undefined; step++) {
      yield* settle
      yield* TestClock.adjust("100 millis")
    }
    return yield* Fiber.join(fiber)
  })

/** A service that does as it is told, and counts its calls and how many of them are open at once. */
const openService = Effect.gen(function* () {
  const channel = yield* openChannel("test")
  const service = { calls: 0, open: 0, mostOpen: 0, answer: async (_: AbortSignal) => "fine" }
  const ask = async (signal: AbortSignal) => {
    service.calls++
    service.mostOpen = Math.max(service.mostOpen, ++service.open)
    try {
      return await service.answer(signal)
    } finally {
      service.open--
    }
  }
  const outcome = (request = ask) =>
    Effect.map(runToEnd(channel.call(request)), (result) => {
      if (result._tag === "Success") return result.success
      return result.failure._tag === "ServiceAway" ? result.failure.why : result.failure.kind
    })
  return { channel, service, ask, outcome }
})

describe("the log", () => {
  test.each([
    ["broken", "test does not respond. Urgent texts are judged locally."],
    [
      "limited",
      "test asks for fewer requests: a rate limit or a quota is used up. Urgent texts are judged locally."
    ],
    [
      "unreadable",
      "test does not respond as expected: its address or model may be wrong. Urgent texts are judged locally."
    ],
    ["refused", "test rejected the API key. Texts are handled locally."]
  ] as const)("says once that calls fail, and what to look at: %s", function* ([kind, text]) {
    const logged: Array<unknown> = []
    const logger = Logger.make(({ message }) => void logged.push(message))
    const { service, outcome } = yield* openService
    service.answer = failing(kind)
    yield* Effect.andThen(outcome(), outcome()).pipe(Effect.provide(Logger.layer([logger])))
    assert.deepStrictEqual(logged.flat(), [text])
  })
})

const countedCalls = (count: number) => Array.from({ length: count })

describe("a call", () => {
  test("is tried three times in all when the service stumbles, and not when it makes no sense", function* () {
    const { service, outcome } = yield* openService
    for (const [kind, calls] of [
      ["broken", 3],
      ["limited", 3],
      ["unreadable", 1]
    ] as const) {
      service.calls = 0
      service.answer = failing(kind)
      assert.strictEqual(yield* outcome(), kind)
      assert.strictEqual(service.calls, calls, kind)
    }
  })

  test("waits as long as Retry-After says before the next try", function* () {
    const { channel, service, ask } = yield* openService
    service.answer = async () => (service.calls < 2 ? failing("limited", 3_000)() : "fine")
    const fiber = yield* Effect.forkChild(channel.call(ask), { startImmediately: true })
    for (const _ of countedCalls(29)) yield* Effect.andThen(settle, TestClock.adjust("100 millis"))
    assert.strictEqual(service.calls, 1)
    for (const _ of countedCalls(3)) yield* Effect.andThen(settle, TestClock.adjust("100 millis"))
    assert.strictEqual(service.calls, 2)
    assert.strictEqual(yield* Fiber.join(fiber), "fine")
  })

  test("waits for its turn: no more than four are open", function* () {
    const { channel, service, ask } = yield* openService
    service.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return "fine"
    }
    yield* Effect.forEach(countedCalls(20), () => channel.call(ask), { concurrency: "unbounded" })
    assert.strictEqual(service.calls, 20)
    assert.strictEqual(service.mostOpen, 4)
  })
})

describe("the circuit", () => {
  test("opens after five failures in a row, the service being away from the first on; then nobody is asked", function* () {
    const { channel, service, outcome } = yield* openService
    assert.strictEqual(yield* channel.state, "not asked")
    service.answer = failing("unreadable")
    yield* outcome()
    assert.strictEqual(yield* channel.state, "away")
    for (const _ of countedCalls(3)) yield* outcome()
    service.answer = async () => "fine"
    assert.strictEqual(yield* outcome(), "fine")
    assert.strictEqual(yield* channel.state, "working")
    service.answer = failing("unreadable")
    for (const _ of countedCalls(5)) assert.strictEqual(yield* outcome(), "unreadable")
    assert.strictEqual(yield* channel.state, "away")
    service.calls = 0
    assert.strictEqual(yield* outcome(), "circuit open")
    assert.strictEqual(service.calls, 0)
  })

  test("lets a single probe through after half a minute: it opens again, or closes", function* () {
    const { channel, service, ask, outcome } = yield* openService
    service.answer = failing("unreadable")
    for (const _ of countedCalls(5)) yield* outcome()
    yield* TestClock.adjust(channelLimits.openMillis)
    assert.strictEqual(yield* outcome(), "unreadable")
    assert.strictEqual(yield* outcome(), "circuit open")

    yield* TestClock.adjust(channelLimits.openMillis)
    service.calls = 0
    service.answer = neverResponds
    const probe = yield* Effect.forkChild(Effect.flip(channel.call(ask)), { startImmediately: true })
    yield* settle
    assert.strictEqual(yield* outcome(async () => "fine"), "circuit open")
    assert.strictEqual(service.calls, 1)
    yield* TestClock.adjust(channelLimits.deadlineMillis)
    yield* Fiber.join(probe)

    yield* TestClock.adjust(channelLimits.openMillis)
    service.answer = async () => "fine"
    assert.strictEqual(yield* outcome(), "fine")
    assert.strictEqual(yield* channel.state, "working")
  })

  test("honours a long wish to be left alone, and opens for no more than ten minutes", function* () {
    const { channel, service, outcome } = yield* openService
    service.answer = failing("limited", 600_000)
    for (const _ of countedCalls(5)) assert.strictEqual(yield* outcome(), "limited")
    assert.strictEqual(service.calls, 1)
    assert.strictEqual(yield* channel.state, "away")
    service.answer = async () => "fine"
    yield* TestClock.adjust("9 minutes")
    assert.strictEqual(yield* outcome(), "circuit open")
    yield* TestClock.adjust("1 minute")
    assert.strictEqual(yield* outcome(), "fine")
  })

  test("a refused key is asked with again after ten minutes", function* () {
    const { channel, service, outcome } = yield* openService
    service.answer = failing("refused")
    assert.strictEqual(yield* outcome(), "refused")
    for (const _ of countedCalls(9)) assert.strictEqual(yield* outcome(), "key refused")
    assert.strictEqual(service.calls, 1)
    assert.strictEqual(yield* channel.state, "key refused")
    service.answer = async () => "fine"
    yield* TestClock.adjust(channelLimits.refusedMillis)
    assert.strictEqual(yield* channel.state, "key refused")
    assert.strictEqual(yield* outcome(), "fine")
    assert.strictEqual(yield* channel.state, "working")
  })
})
