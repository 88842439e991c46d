import { assert, describe } from "@effect/vitest"
import { Clock, Effect, Fiber, Layer, Random } from "effect"
import { TestClock } from "effect/testing"
import { expect, it } from "vitest"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { Moderator, ModeratorUnavailable } from "#core/ports/moderator.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { SealBroken, Sealer } from "#core/ports/sealer.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { moderationWorker, retryBackoffMillis } from "#core/use-cases/moderation/moderation-worker.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { effectTest, effectTestOf, effectTestWith } from "../../../support/effect-test.ts"
import { fakeModerator } from "../../../support/fake-moderator.ts"
import { changeHive } from "../../../support/insights.ts"
import { sendAll } from "../../../support/release.ts"
import { linkOf, makeOwner, world } from "../../../support/world.ts"
import { makeWrongClock } from "../../../support/wrong-clock.ts"

const test = effectTestWith(world)

interface Question {
  readonly text: string
  readonly mayDecideAlone: boolean
  readonly minute: number
}

const approve = Effect.succeed<Verdict>({
  decision: "approved",
  labels: [],
  guard: "any",
  version: "1",
  reason: "fine"
})
const away = Effect.fail(new ModeratorUnavailable({ cause: "away" }))

/** Notes what it is asked, and answers that; the number of calls includes this one. */
const makeGuard = (
  answer: (asked: Question, calls: number) => Effect.Effect<Verdict, ModeratorUnavailable> = () => approve,
  asksElsewhere = false
) => {
  const asked: Array<Question> = []
  const judge = (text: string, { mayDecideAlone }: { readonly mayDecideAlone: boolean }) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const question = { text, mayDecideAlone, minute: (now % 3_600_000) / 60_000 }
      return answer(question, asked.push(question))
    })
  const services = Layer.mergeAll(world, Layer.succeed(Moderator)(fakeModerator({ asksElsewhere, judge })))
  return { asked, services }
}

const recoveringAfter = (failures: number) => (_: Question, calls: number) =>
  calls <= failures ? away : approve

const slowGuard = (seconds: number) => makeGuard(() => Effect.andThen(Effect.sleep(seconds * 1_000), approve))

/** An owner whose notes a worker judges. */
const makeModerated = Effect.tap(makeOwner(), () => Effect.forkChild(moderationWorker))

/** Seconds, in steps that leave the worker its turns. */
const pass = (seconds: number) =>
  Effect.forEach(Array.from({ length: seconds * 5 }), () => TestClock.adjust("200 millis"), { discard: true })

/** Gives the worker its turns, without letting a second pass. */
const letWork = Effect.forEach(Array.from({ length: 90 }), () => TestClock.adjust("10 millis"))

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`)

describe("[anon A25] a guard elsewhere", () => {
  const texts = numbered(20, "Reliability")

  /** The minutes at which it is asked about items that all came at once, five minutes after a boundary. */
  const minutesOf = (window: number, seed: string) => {
    const { asked, services } = makeGuard(undefined, true)
    return Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* TestClock.adjust("5 minutes")
      yield* sendAll(linkOf(account), texts)
      yield* Effect.forkChild(Random.withSeed(moderationWorker, seed))
      yield* Effect.forEach(texts, () => TestClock.adjust("1 second"))
      yield* Effect.forEach(Array.from({ length: 11 }), () => TestClock.adjust("5 minutes"))
      return asked.map(({ minute }) => minute)
    }).pipe(Effect.provideService(ReleaseWindow, window), Effect.provide(services), Effect.scoped)
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

  effectTestOf(() => makeGuard(undefined, true))(
    "is asked within the window though the clock was a day ahead when the notes came",
    function* ({ asked }) {
      const account = yield* makeOwner()
      const { clock, setRight } = yield* makeWrongClock(24 * 3_600_000)
      yield* Effect.gen(function* () {
        yield* sendAll(linkOf(account), texts)
        yield* Effect.forkChild(Random.withSeed(moderationWorker, "one"))
        yield* TestClock.adjust("1 second")
        setRight()
        yield* Effect.forEach(Array.from({ length: 720 }), () => TestClock.adjust("10 seconds"))
        assert.lengthOf(asked, texts.length)
      }).pipe(Effect.provideService(Clock.Clock, clock), Effect.provideService(ReleaseWindow, 60))
    }
  )

  effectTest("is asked at once without a window", function* () {
    const minutes = yield* minutesOf(0, "one")
    assert.lengthOf(minutes, 20)
    assert.isTrue(minutes.every((minute) => minute < 6))
  })

  effectTestOf(() => makeGuard(recoveringAfter(1), true))(
    "has its minute from the first question on, however long the item waited before",
    function* ({ asked }) {
      yield* Effect.gen(function* () {
        const account = yield* makeOwner()
        yield* sendAll(linkOf(account), ["Reliability is fine"])
        yield* Effect.forkChild(Random.withSeed(moderationWorker, "one"))
        yield* Effect.forEach(Array.from({ length: 720 }), () => TestClock.adjust("5 seconds"))
        const lateness = asked.map(({ mayDecideAlone }) => mayDecideAlone)
        assert.deepStrictEqual(lateness, [false, false])
      }).pipe(Effect.provideService(ReleaseWindow, 60))
    }
  )
})

describe("owners in turn", () => {
  const hanging = ({ text }: Question) => (text.startsWith("Flood") ? Effect.never : approve)

  effectTestOf(() => makeGuard(hanging, true))(
    "a guard elsewhere that hangs on one owner's notes is free for those of others",
    function* () {
      const [flooded, other] = [yield* makeOwner(), yield* makeOwner("Bo Lind", "b0-lind")]
      yield* sendAll(linkOf(flooded), numbered(100, "Flood"))
      yield* Effect.forkChild(moderationWorker)
      yield* pass(2)
      for (const text of ["One", "Two", "Three"]) {
        yield* sendAll(linkOf(other), [text])
        yield* pass(1)
      }
      assert.lengthOf(yield* listFeedback(other.owner), 3)
    }
  )

  describe.each([
    ["elsewhere", true],
    ["here", false]
  ])("where the guard is %s", (_, asksElsewhere) => {
    effectTestOf(() => makeGuard(undefined, asksElsewhere))(
      "a note is judged among the first though a thousand of somebody else came before",
      function* ({ asked }) {
        const [flooded, other] = [yield* makeOwner(), yield* makeOwner("Bo Lind", "b0-lind")]
        yield* sendAll(linkOf(flooded), numbered(1_000, "Flood"))
        yield* sendAll(linkOf(other), ["Mine"])
        yield* Effect.forkChild(moderationWorker)
        yield* pass(30)
        const judged = asked.map(({ text }) => text)
        assert.isBelow(judged.indexOf("Mine"), 32)
        assert.lengthOf(judged, 1_001)
      }
    )
  })
})

describe("the moderation worker", () => {
  test("settles what arrives, and keeps a verdict that says who judged", function* () {
    const account = yield* makeModerated
    yield* sendAll(linkOf(account), ["Reliability is fine", "abuse of some kind"])
    yield* letWork
    const items = yield* listFeedback(account.owner)
    assert.sameMembers(
      items.map(({ moderationStatus }) => moderationStatus),
      ["approved", "rejected"]
    )
    const rejected = items.find(({ moderationStatus }) => moderationStatus === "rejected")
    const verdicts = yield* (yield* HiveStore).verdictsOn(account.owner, FeedbackId(rejected?.id ?? ""))
    expect(verdicts).toMatchObject([{ guard: "fake", judgedOn: "2026-11-20" }])
  })

  test("[asvs V16.5.3] approves nothing that could not be judged, and does not hold up the others", function* () {
    const account = yield* makeModerated
    yield* sendAll(linkOf(account), ["unjudged text", "Reliability is fine"])
    yield* TestClock.adjust("1 hour")
    const contents = (yield* listFeedback(account.owner)).map(({ content }) => content)
    assert.deepStrictEqual(contents, ["Reliability is fine"])
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
      const account = yield* makeModerated
      yield* sendAll(linkOf(account), ["abuse that nobody can read"])
      yield* TestClock.adjust("1 hour")
      isBroken = false
      assert.deepStrictEqual(yield* listFeedback(account.owner), [])
    }).pipe(Effect.provide(breaking))
  })

  effectTestOf(() => makeGuard(recoveringAfter(3)))(
    "tries again after 1, 2 and 4 seconds, and settles the item when the guard is back",
    function* ({ asked }) {
      const account = yield* makeModerated
      yield* sendAll(linkOf(account), ["Fine"])
      yield* TestClock.adjust("500 millis")
      assert.lengthOf(asked, 1)
      yield* TestClock.adjust("30 seconds")
      assert.lengthOf(asked, 4)
      assert.lengthOf(yield* listFeedback(account.owner), 1)
    }
  )

  let endedAt = Number.NEGATIVE_INFINITY
  const endingWithOne = (text: string) =>
    Effect.gen(function* () {
      const asked = yield* Clock.currentTimeMillis
      if (text === "Ends the guard") endedAt = asked
      yield* Effect.sleep(10)
      return yield* endedAt >= asked ? away : approve
    })

  effectTestOf(() => makeGuard(({ text }) => endingWithOne(text)))(
    "judges what came together with a text that ends the guard's thread, and fails all that it has",
    function* () {
      const account = yield* makeOwner()
      yield* sendAll(linkOf(account), ["Ends the guard", ...numbered(5, "Note")])
      yield* Effect.forkChild(moderationWorker)
      yield* pass(60)
      assert.lengthOf(yield* listFeedback(account.owner), 5)
    }
  )

  effectTestOf(makeGuard)("settles each item once, with any number of workers", function* ({ asked }) {
    const account = yield* makeOwner()
    const workers = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(moderationWorker))
    yield* sendAll(linkOf(account), numbered(20, "Note"))
    yield* TestClock.adjust("1 minute")
    yield* Fiber.interruptAll(workers)
    assert.lengthOf(asked, 20)
    assert.strictEqual((yield* readProgress(account.owner)).totalPoints, 20 * 5 + 25)
  })

  effectTestOf(() => makeGuard(({ mayDecideAlone }) => (mayDecideAlone ? approve : away)))(
    "asks with urgency from a minute after the first failure on, and so does not wait for ever",
    function* ({ asked }) {
      const account = yield* makeModerated
      yield* sendAll(linkOf(account), ["Fine"])
      yield* pass(59)
      assert.isAbove(asked.length, 4)
      assert.isEmpty(asked.filter(({ mayDecideAlone }) => mayDecideAlone))
      assert.lengthOf(yield* listFeedback(account.owner), 0)
      yield* pass(4)
      assert.isTrue(asked.at(-1)?.mayDecideAlone)
      assert.lengthOf(yield* listFeedback(account.owner), 1)
    }
  )

  effectTestOf(() => slowGuard(16))(
    "keeps what it claimed however slow the guard is: no other worker judges it as well",
    function* ({ asked }) {
      const account = yield* makeOwner()
      yield* sendAll(linkOf(account), numbered(16, "Note"))
      yield* Effect.forkChild(moderationWorker)
      yield* pass(1)
      yield* Effect.forkChild(moderationWorker)
      yield* pass(70)
      assert.lengthOf(yield* listFeedback(account.owner), 16)
      assert.lengthOf(asked, 16)
    }
  )

  effectTestOf(() => slowGuard(2))(
    "leaves alone what went with its owner while it was judged, and goes on",
    function* ({ asked }) {
      const [gone, stays] = [yield* makeOwner(), yield* makeOwner("Bo Lind", "b0-lind")]
      yield* sendAll(linkOf(gone), ["Too late"])
      yield* Effect.forkChild(moderationWorker)
      yield* pass(1)
      yield* changeHive(gone.owner, { put: [], remove: [gone] })
      yield* sendAll(linkOf(stays), ["In time"])
      yield* pass(10)
      assert.lengthOf(yield* listFeedback(stays.owner), 1)
      assert.lengthOf(asked, 2)
    }
  )

  it("waits longer after each failure, up to five minutes", () => {
    assert.deepStrictEqual(
      [1, 2, 3, 9, 10, 50].map(retryBackoffMillis),
      [1000, 2000, 4000, 256_000, 300_000, 300_000]
    )
  })
})
