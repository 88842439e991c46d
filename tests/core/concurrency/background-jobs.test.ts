import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Layer, Scope } from "effect"
import { TestClock } from "effect/testing"
import { BackgroundJobs, backgroundJobs } from "#core/concurrency/background-jobs.ts"

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

describe("a background job", () => {
  it.effect("is waited for as long as timeout lasts, and goes on afterwards", () =>
    Effect.gen(function* () {
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
    }).pipe(Effect.provide(fresh))
  )

  it.effect("is not waited for without timeout, and outlasts who began it", () =>
    Effect.gen(function* () {
      const { work, told, finish } = makeWork()
      const waiting = yield* forked(makeJob(work), 60_000)
      yield* Fiber.interrupt(waiting)
      yield* runJob(makeJob(work), 0)
      yield* finish
      yield* yieldTurns
      assert.deepStrictEqual(told, ["begun", "done"])
    }).pipe(Effect.provide(fresh))
  )

  it.effect("is one at a time of its name: who comes later waits for the one under way", () =>
    Effect.gen(function* () {
      const [first, second] = [makeWork(), makeWork()]
      const waiting = yield* forked(makeJob(first.work), 100)
      const later = yield* forked(makeJob(second.work, "another purpose"), 100)
      yield* first.finish
      yield* Fiber.join(waiting)
      yield* Fiber.join(later)
      assert.deepStrictEqual([first.told, second.told], [["begun", "done"], []])
    }).pipe(Effect.provide(fresh))
  )

  it.effect("is not begun again for the same purpose before its rest is over, but at once for another", () =>
    Effect.gen(function* () {
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
    }).pipe(Effect.provide(fresh))
  )

  it.effect("ends with the server", () =>
    Effect.gen(function* () {
      const scope = yield* Scope.make()
      const { work, told } = makeWork()
      const context = yield* Layer.buildWithScope(fresh, scope)
      yield* Effect.provideContext(runJob(makeJob(work), 0), context)
      yield* yieldTurns
      yield* Scope.close(scope, Exit.void)
      assert.deepStrictEqual(told, ["begun", "interrupted"])
    })
  )
})
