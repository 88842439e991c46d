import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Layer, Scope } from "effect"
import { TestClock } from "effect/testing"
import { BackgroundJobs, backgroundJobs } from "#core/concurrency/background-jobs.ts"
import { effectTest, effectTestWith } from "../../support/effect-test.ts"

/** Work that lasts until it is told to end, and tells what became of it. */
const makeWork = () => {
  const end = Deferred.makeUnsafe<void>()
  const told: Array<string> = []
  const tell = (text: string) => Effect.sync(() => void told.push(text))
  const work = Effect.andThen(tell("begun"), Deferred.await(end)).pipe(
    Effect.andThen(tell("done")),
    Effect.onInterrupt(() => tell("interrupted"))
  )
  return { work, told, finish: Deferred.succeed(end, undefined) }
}

const makeJob = (work: Effect.Effect<void>, purpose = "a purpose") => ({
  name: "a name",
  purpose,
  rest: 1_000,
  work
})

const runJob = (job: ReturnType<typeof makeJob>, timeout: number) =>
  BackgroundJobs.use((service) => service.run(job, timeout))

const forked = (job: ReturnType<typeof makeJob>, timeout: number) =>
  Effect.forkChild(runJob(job, timeout), { startImmediately: true })

const yieldTurns = Effect.repeat(Effect.yieldNow, { times: 10 })

const fresh = Layer.fresh(backgroundJobs)
const test = effectTestWith(fresh)

describe("a background job", () => {
  test("is waited for as long as timeout lasts, and goes on afterwards", function* () {
    const { work, told, finish } = makeWork()
    const waiting = yield* forked(makeJob(work), 100)
    yield* TestClock.adjust(99)
    assert.isUndefined(waiting.pollUnsafe())
    yield* TestClock.adjust(1)
    yield* Fiber.join(waiting)
    assert.deepStrictEqual(told, ["begun"])
    yield* finish
    yield* yieldTurns
    assert.deepStrictEqual(told, ["begun", "done"])
  })

  test("is not waited for without timeout, and outlasts who began it", function* () {
    const { work, told, finish } = makeWork()
    const waiting = yield* forked(makeJob(work), 60_000)
    yield* Fiber.interrupt(waiting)
    yield* runJob(makeJob(work), 0)
    yield* finish
    yield* yieldTurns
    assert.deepStrictEqual(told, ["begun", "done"])
  })

  test("is one at a time of its name: who comes later waits for the one under way", function* () {
    const [first, second] = [makeWork(), makeWork()]
    const waiting = yield* forked(makeJob(first.work), 100)
    const later = yield* forked(makeJob(second.work, "another purpose"), 100)
    yield* first.finish
    yield* Fiber.join(waiting)
    yield* Fiber.join(later)
    assert.deepStrictEqual([first.told, second.told], [["begun", "done"], []])
  })

  test("is not begun again for the same purpose before its rest is over, but at once for another", function* () {
    const { work, told, finish } = makeWork()
    yield* finish
    yield* runJob(makeJob(work), 100)
    yield* TestClock.adjust(999)
    yield* runJob(makeJob(work), 100)
    assert.deepStrictEqual(told, ["begun", "done"])
    yield* runJob(makeJob(work, "another purpose"), 100)
    assert.lengthOf(told, 4)
    yield* TestClock.adjust(1)
    yield* runJob(makeJob(work), 100)
    assert.lengthOf(told, 6)
  })

  effectTest("ends with the server", function* () {
    const scope = yield* Scope.make()
    const { work, told } = makeWork()
    const context = yield* Layer.buildWithScope(fresh, scope)
    yield* Effect.provideContext(runJob(makeJob(work), 0), context)
    yield* yieldTurns
    yield* Scope.close(scope, Exit.void)
    assert.deepStrictEqual(told, ["begun", "interrupted"])
  })
})
