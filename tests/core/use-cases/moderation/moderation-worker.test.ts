import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Fiber, Layer, Random, Result } from "effect"
import { TestClock } from "effect/testing"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Moderator, ModeratorUnavailable } from "#core/ports/moderator.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { SealBroken, Sealer } from "#core/ports/sealer.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { moderationWorker, retryBackoffMillis } from "#core/use-cases/moderation/moderation-worker.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { effectTest, effectTestWith } from "../../../support/effect-test.ts"
import { fakeModerator } from "../../../support/fake-moderator.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

/** Answers from its n-th call on, and counts its calls. */
const guardThatRecovers = (failures: number) => {
  const calls = { count: 0 }
  const layer = Layer.succeed(Moderator)(
    fakeModerator({
      judge: () =>
        ++calls.count <= failures
          ? Effect.fail(new ModeratorUnavailable({ cause: "away" }))
          : Effect.succeed({ decision: "approved", labels: [], guard: "late", version: "1", reason: "fine" })
    })
  )
  return { calls, layer }
}

/** Cannot judge until it must, and notes whether it had to. */
const guardThatDecidesWhenLate = () => {
  const asked: Array<boolean> = []
  const layer = Layer.succeed(Moderator)(
    fakeModerator({
      judge: (_, { isLate }) => {
        asked.push(isLate)
        return isLate
          ? Effect.succeed({
              decision: "approved",
              labels: [],
              guard: "patient",
              version: "1",
              reason: "late"
            })
          : Effect.fail(new ModeratorUnavailable({ cause: "away" }))
      }
    })
  )
  return { asked, layer }
}

/** Takes so many seconds for each text, and counts its calls. */
const slowGuard = (seconds: number) => {
  const calls = { count: 0 }
  const layer = Layer.succeed(Moderator)(
    fakeModerator({
      judge: () =>
        Effect.sync(() => void calls.count++).pipe(
          Effect.andThen(Effect.sleep(seconds * 1_000)),
          Effect.as({ decision: "approved", labels: [], guard: "slow", version: "1", reason: "fine" })
        )
    })
  )
  return { calls, layer }
}

/** Gives the worker its turns, without letting a second pass. */
const letWork = Effect.forEach(Array.from({ length: 90 }), () => TestClock.adjust("10 millis"))

/** Seconds, in steps that leave the worker its turns. */
const pass = (seconds: number) =>
  Effect.forEach(Array.from({ length: seconds * 5 }), () => TestClock.adjust("200 millis"), { discard: true })

const submitText = (link: string, content: string) =>
  submitTyped({ link, content, idempotencyKey: undefined })

/** Judges elsewhere, away for the first so many calls; notes when it was asked, and whether it had to decide. */
const guardElsewhere = (failures = 0) => {
  const asked: Array<{ readonly minute: number; readonly isLate: boolean }> = []
  const layer = Layer.succeed(Moderator)(
    fakeModerator({
      asksElsewhere: true,
      judge: (_, { isLate }) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          asked.push({ minute: (now % 3_600_000) / 60_000, isLate })
          return asked.length <= failures
            ? Effect.fail(new ModeratorUnavailable({ cause: "away" }))
            : Effect.succeed({ decision: "approved", labels: [], guard: "far", version: "1", reason: "fine" })
        })
    })
  )
  return { asked, layer }
}

describe("[anon A25] a guard elsewhere", () => {
  const texts = Array.from({ length: 20 }, (_, index) => `Reliability ${index}`)

  /** The minutes at which it is asked about items that all came at once, five minutes after a boundary. */
  const minutesOf = (window: number, seed: string) => {
    const guard = guardElsewhere()
    return Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* TestClock.adjust("5 minutes")
      yield* Effect.forEach(texts, (text) => submitText(linkOf(account), text))
      yield* Effect.forkChild(Random.withSeed(moderationWorker, seed))
      yield* Effect.forEach(texts, () => TestClock.adjust("1 second"))
      yield* Effect.forEach(Array.from({ length: 11 }), () => TestClock.adjust("5 minutes"))
      return guard.asked.map(({ minute }) => minute)
    }).pipe(
      Effect.provideService(ReleaseWindow, window),
      Effect.provide(Layer.provideMerge(guard.layer, world)),
      Effect.scoped
    )
  }

  effectTest(
    "is asked at random moments of what is left of the window, not when something comes",
    function* () {
      const [first, second] = [yield* minutesOf(60, "one"), yield* minutesOf(60, "another")]
      assert.deepStrictEqual([first.length, second.length], [20, 20])
      assert.isTrue([...first, ...second].every((minute) => minute >= 5 && minute < 60))
      assert.isTrue(Math.max(...first) - Math.min(...first) > 20)
      assert.notDeepEqual(first, second)
    }
  )

  effectTest("is asked at once without a window", function* () {
    const minutes = yield* minutesOf(0, "one")
    assert.lengthOf(minutes, 20)
    assert.isTrue(minutes.every((minute) => minute < 6))
  })

  it.effect("has its minute from the first question on, however long the item waited before", () => {
    const guard = guardElsewhere(1)
    return Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* submitText(linkOf(account), "Reliability is fine")
      yield* Effect.forkChild(Random.withSeed(moderationWorker, "one"))
      yield* Effect.forEach(Array.from({ length: 720 }), () => TestClock.adjust("5 seconds"))
      assert.deepStrictEqual(
        guard.asked.map(({ isLate }) => isLate),
        [false, false]
      )
    }).pipe(Effect.provideService(ReleaseWindow, 60), Effect.provide(Layer.provideMerge(guard.layer, world)))
  })
})

describe("owners in turn", () => {
  const flood = Array.from({ length: 100 }, (_, index) => `Flood ${index}`)

  /** Never answers about texts of the flood. */
  const guardThatHangs = Layer.succeed(Moderator)(
    fakeModerator({
      asksElsewhere: true,
      judge: (text) =>
        text.startsWith("Flood")
          ? Effect.never
          : Effect.succeed({ decision: "approved", labels: [], guard: "far", version: "1", reason: "fine" })
    })
  )

  effectTestWith(Layer.mergeAll(world, guardThatHangs))(
    "a guard elsewhere that hangs on one owner's notes is free for those of others",
    function* () {
      const [flooded, other] = [yield* makeOwner(), yield* makeOwner("Bo Lind", "b0-lind")]
      yield* Effect.forEach(flood, (text) => submitText(linkOf(flooded), text))
      yield* Effect.forkChild(moderationWorker)
      yield* pass(2)
      for (const text of ["One", "Two", "Three"]) {
        yield* submitText(linkOf(other), text)
        yield* pass(1)
      }
      assert.lengthOf(yield* listFeedback(other.owner), 3)
    }
  )

  it.effect.each([
    { place: "elsewhere", asksElsewhere: true },
    { place: "here", asksElsewhere: false }
  ])(
    "a note is judged among the first though a thousand of somebody else came before, $place",
    ({ asksElsewhere }) => {
      const judged: Array<string> = []
      const guard = Layer.succeed(Moderator)(
        fakeModerator({
          asksElsewhere,
          judge: (text) => {
            judged.push(text)
            return Effect.succeed({
              decision: "approved",
              labels: [],
              guard: "any",
              version: "1",
              reason: "fine"
            })
          }
        })
      )
      return Effect.gen(function* () {
        const [flooded, other] = [yield* makeOwner(), yield* makeOwner("Bo Lind", "b0-lind")]
        yield* Effect.forEach(Array.from({ length: 1_000 }), (_, index) =>
          submitText(linkOf(flooded), `Flood ${index}`)
        )
        yield* submitText(linkOf(other), "Mine")
        yield* Effect.forkChild(moderationWorker)
        yield* pass(30)
        assert.isBelow(judged.indexOf("Mine"), 32)
        assert.lengthOf(judged, 1_001)
      }).pipe(Effect.provide(Layer.mergeAll(world, guard)))
    }
  )
})

describe("the moderation worker", () => {
  test("settles what arrives, and keeps a verdict that says who judged", function* () {
    const account = yield* makeOwner()
    yield* Effect.forkChild(moderationWorker)
    yield* submitText(linkOf(account), "Reliability is fine")
    yield* submitText(linkOf(account), "abuse of some kind")
    yield* letWork
    const items = yield* listFeedback(account.owner)
    assert.sameMembers(
      items.map(({ moderationStatus }) => moderationStatus),
      ["approved", "rejected"]
    )
    const rejected = items.find(({ moderationStatus }) => moderationStatus === "rejected")
    const verdicts = yield* (yield* HiveStore).verdictsOn(account.owner, FeedbackId(rejected?.id ?? ""))
    assert.lengthOf(verdicts, 1)
    assert.strictEqual(verdicts[0]?.guard, "fake")
    assert.strictEqual(verdicts[0]?.judgedOn, "2026-11-20")
  })

  test("finds items that were pending before it started", function* () {
    const account = yield* makeOwner()
    for (let item = 0; item < 40; item++) yield* submitText(linkOf(account), `Note ${item}`)
    yield* Effect.forkChild(moderationWorker)
    yield* letWork
    assert.lengthOf(yield* listFeedback(account.owner), 40)
  })

  test("[asvs V16.5.3] approves nothing that could not be judged, and does not hold up the others", function* () {
    const account = yield* makeOwner()
    yield* Effect.forkChild(moderationWorker)
    yield* submitText(linkOf(account), "unjudged text")
    yield* submitText(linkOf(account), "Reliability is fine")
    yield* TestClock.adjust("1 hour")
    const items = yield* listFeedback(account.owner)
    assert.deepStrictEqual(
      items.map(({ content }) => content),
      ["Reliability is fine"]
    )
    assert.strictEqual((yield* readProgress(account.owner)).totalPoints, 10)
  })

  test("[asvs V16.5.3] approves nothing that could not be opened", function* () {
    let isBroken = true
    const breaking = Layer.effect(Sealer)(
      Effect.map(Sealer, (sealer) => ({
        ...sealer,
        open: (sealed, place) =>
          isBroken ? Effect.fail(new SealBroken({ cause: "told to" })) : sealer.open(sealed, place)
      }))
    )
    yield* Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* Effect.forkChild(moderationWorker)
      yield* submitText(linkOf(account), "abuse that nobody can read")
      yield* TestClock.adjust("1 hour")
      isBroken = false
      assert.deepStrictEqual(yield* listFeedback(account.owner), [])
    }).pipe(Effect.provide(breaking))
  })

  it.effect("tries again after 1, 2 and 4 seconds, and settles the item when the guard is back", () => {
    const { calls, layer } = guardThatRecovers(3)
    return Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* Effect.forkChild(moderationWorker)
      yield* submitText(linkOf(account), "Fine")
      yield* TestClock.adjust("500 millis")
      assert.strictEqual(calls.count, 1)
      yield* TestClock.adjust("30 seconds")
      assert.strictEqual(calls.count, 4)
      assert.lengthOf(yield* listFeedback(account.owner), 1)
    }).pipe(Effect.provide(Layer.mergeAll(world, layer)))
  })

  it.effect("settles each item once, with any number of workers", () => {
    const { calls, layer } = guardThatRecovers(0)
    return Effect.gen(function* () {
      const account = yield* makeOwner()
      const workers = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(moderationWorker))
      for (let item = 0; item < 20; item++) yield* submitText(linkOf(account), `Note ${item}`)
      yield* TestClock.adjust("1 minute")
      yield* Fiber.interruptAll(workers)
      assert.strictEqual(calls.count, 20)
      assert.strictEqual((yield* readProgress(account.owner)).totalPoints, 20 * 5 + 25)
    }).pipe(Effect.provide(Layer.mergeAll(world, layer)))
  })

  it.effect(
    "asks with urgency from a minute after the first failure on, and so does not wait for ever",
    () => {
      const { asked, layer } = guardThatDecidesWhenLate()
      return Effect.gen(function* () {
        const account = yield* makeOwner()
        yield* Effect.forkChild(moderationWorker)
        yield* submitText(linkOf(account), "Fine")
        yield* pass(59)
        assert.isAbove(asked.length, 4)
        assert.notInclude(asked, true)
        assert.lengthOf(yield* listFeedback(account.owner), 0)
        yield* pass(4)
        assert.strictEqual(asked.at(-1), true)
        assert.lengthOf(yield* listFeedback(account.owner), 1)
      }).pipe(Effect.provide(Layer.mergeAll(world, layer)))
    }
  )

  it.effect("keeps what it claimed however slow the guard is: no other worker judges it as well", () => {
    const { calls, layer } = slowGuard(16)
    return Effect.gen(function* () {
      const account = yield* makeOwner()
      for (let item = 0; item < 16; item++) yield* submitText(linkOf(account), `Note ${item}`)
      yield* Effect.forkChild(moderationWorker)
      yield* pass(1)
      yield* Effect.forkChild(moderationWorker)
      yield* pass(70)
      assert.lengthOf(yield* listFeedback(account.owner), 16)
      assert.strictEqual(calls.count, 16)
    }).pipe(Effect.provide(Layer.mergeAll(world, layer)))
  })

  it.effect("leaves alone what went with its owner while it was judged, and goes on", () => {
    const { calls, layer } = slowGuard(2)
    return Effect.gen(function* () {
      const [gone, stays] = [yield* makeOwner(), yield* makeOwner("Bo Lind", "b0-lind")]
      yield* submitText(linkOf(gone), "Too late")
      yield* Effect.forkChild(moderationWorker)
      yield* pass(1)
      const { kind, owner, id } = gone
      yield* HiveStore.use((store) =>
        store.change(owner, {}, () =>
          Result.succeed({ change: { put: [], remove: [{ kind, owner, id }] }, answer: undefined })
        )
      )
      yield* submitText(linkOf(stays), "In time")
      yield* pass(10)
      assert.lengthOf(yield* listFeedback(stays.owner), 1)
      assert.strictEqual(calls.count, 2)
    }).pipe(Effect.provide(Layer.mergeAll(world, layer)))
  })

  it("waits longer after each failure, up to five minutes", () => {
    assert.deepStrictEqual(
      [1, 2, 3, 9, 10, 50].map(retryBackoffMillis),
      [1000, 2000, 4000, 256_000, 300_000, 300_000]
    )
  })
})
