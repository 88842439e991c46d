import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { categories } from "#core/domain/categories/category.ts"
import { hourMillis } from "#core/domain/values/durations.ts"
import { HeldFeedback } from "#core/ports/held-feedback.ts"
import { ReleaseLeast } from "#core/ports/release-window.ts"
import { pauseAccount } from "#core/use-cases/accounts/pause-account.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { releaseAt } from "#core/use-cases/feedback/release-feedback.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { readInsight } from "#core/use-cases/insight/read-insight.ts"
import { singleServerWork } from "#core/use-cases/periodic-work/single-server-work.ts"
import { readActivity } from "#core/use-cases/progress/read-activity.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { receive } from "../../../support/insights.ts"
import {
  countOf,
  makeReleasing,
  releaseFailingFor,
  sendAll,
  unavailable,
  windowed
} from "../../../support/release.ts"
import { allHeld, releaseHeld } from "../../../support/release-held.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { readStoredHive } from "../../../support/whole-hive.ts"
import { linkOf, makeOwner, noon } from "../../../support/world.ts"

const test = effectTestWith(windowed(60))

const reliable = Array.from({ length: 5 }, (_, index) => `Reliability ${index}`)

/** All that an owner can see of a hive. */
const seenBy = Effect.fnUntraced(function* (owner: Parameters<typeof listFeedback>[0]) {
  const items = yield* listFeedback(owner)
  const contents = items.map(({ content }) => content).toSorted()
  const stats = yield* readProgress(owner)
  const points = (yield* readActivity(owner)).map(({ description }) => description).toSorted()
  return { contents, stats, points, summary: (yield* readInsight(owner)).hasSummary }
})

describe("with a release window", () => {
  test("[anon A12] items are invisible until the next boundary, then there together with all they bring", function* () {
    const account = yield* makeReleasing()
    const nothing = yield* seenBy(account.owner)
    yield* TestClock.adjust("7 minutes")
    yield* receive(account, ...reliable, "abuse that nobody should read")
    yield* TestClock.adjust("52 minutes")
    assert.deepStrictEqual(yield* seenBy(account.owner), nothing)
    yield* TestClock.adjust("1 minute")
    const seen = yield* seenBy(account.owner)
    assert.lengthOf(seen.contents, 6)
    assert.strictEqual(seen.stats.totalPoints, 5 * 10 + 50)
    assert.lengthOf(seen.stats.recentBadges, 1)
    assert.isTrue(seen.summary)
  })

  effectTestWith(windowed(1_440))(
    "[anon A22] an item carries the day of its release in all that is stored",
    function* () {
      const account = yield* makeReleasing()
      yield* receive(account, ...reliable, "abuse that nobody should read")
      yield* TestClock.adjust("36 hours")
      const days = (yield* listFeedback(account.owner)).map(({ createdAt }) => createdAt)
      assert.deepStrictEqual(days, Array(6).fill("2026-11-22T12:00:00.000Z"))
      const shown = (yield* readActivity(account.owner)).map(({ createdAt }) => createdAt)
      assert.deepStrictEqual(new Set(shown), new Set(days))
      const stored = yield* readStoredHive(account.owner)
      assert.deepStrictEqual(
        [stored.items.length, stored.verdicts.length, stored.points.length, stored.badges.length],
        [6, 6, 6, 1]
      )
      assert.notMatch(JSON.stringify(stored), /2026-11-2[01]/)
    }
  )

  effectTestWith(windowed(1_440))(
    "[anon A22] an item carries the day of its boundary, also on a server whose clock is behind",
    function* () {
      const account = yield* makeOwner()
      yield* receive(account, ...reliable)
      const midnight = Date.parse("2026-11-22")
      yield* TestClock.setTime(midnight - 50)
      yield* releaseAt(midnight)
      const days = (yield* listFeedback(account.owner)).map(({ createdAt }) => createdAt)
      assert.deepStrictEqual(days, Array(5).fill("2026-11-22T12:00:00.000Z"))
    }
  )

  test("a held item can be neither published nor deleted: to its owner it is not there", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "Reliability is your strength")
    const [held] = yield* allHeld
    const id = held?.id ?? ""
    assert.strictEqual((yield* Effect.flip(setVisibility(account.owner, id, true)))._tag, "FeedbackNotFound")
    assert.strictEqual((yield* Effect.flip(deleteFeedback(account.owner, id)))._tag, "FeedbackNotFound")
    yield* releaseHeld
    assert.strictEqual((yield* setVisibility(account.owner, id, true)).id, id)
  })

  effectTestWith(windowed(15))("what is judged only after a boundary waits for the next one", function* () {
    const account = yield* makeReleasing()
    yield* sendAll(linkOf(account), ["Reliability is your strength"])
    yield* TestClock.adjust("15 minutes")
    yield* settleAll
    assert.lengthOf(yield* listFeedback(account.owner), 0)
    yield* TestClock.adjust("15 minutes")
    assert.lengthOf(yield* listFeedback(account.owner), 1)
  })

  test("releasing again changes nothing", function* () {
    const account = yield* makeOwner()
    yield* receive(account, ...reliable)
    yield* Effect.all([releaseHeld, releaseHeld], { concurrency: 2 })
    const before = yield* seenBy(account.owner)
    yield* releaseHeld
    assert.deepStrictEqual(yield* seenBy(account.owner), before)
    assert.strictEqual(before.stats.totalPoints, 5 * 10 + 50)
  })
})

describe("a release that fails", () => {
  test("[anon A12] stops nobody else, and is tried again with what was held at its boundary alone", function* () {
    let isDown = true
    const asha = yield* makeOwner()
    const ravi = yield* makeOwner("Ravi Kumar", "0a1b2c3d-0000-4000-8000-000000000002")
    yield* releaseFailingFor(asha.owner, () => isDown)
    for (const account of [asha, ravi]) yield* receive(account, "Reliability first")
    yield* TestClock.adjust("1 hour")
    assert.deepStrictEqual([yield* countOf(asha.owner), yield* countOf(ravi.owner)], [0, 1])
    for (const account of [asha, ravi]) yield* receive(account, "Reliability second")
    yield* TestClock.adjust("20 minutes")
    isDown = false
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual([yield* countOf(asha.owner), yield* countOf(ravi.owner)], [1, 1])
    yield* TestClock.adjust("40 minutes")
    assert.deepStrictEqual([yield* countOf(asha.owner), yield* countOf(ravi.owner)], [2, 2])
  })

  test("is left to the next boundary when it fails until then", function* () {
    let isDown = true
    const account = yield* makeOwner()
    yield* releaseFailingFor(account.owner, () => isDown)
    for (const text of ["Reliability first", "Reliability second"]) {
      yield* receive(account, text)
      yield* TestClock.adjust("1 hour")
    }
    isDown = false
    yield* TestClock.adjust("1 second")
    assert.strictEqual(yield* countOf(account.owner), 2)
  })

  test.each([
    { minutes: 4, released: 1 },
    { minutes: 6, released: 0 }
  ])("asks what is held for five minutes, no longer: $minutes", function* ({ minutes, released }) {
    let isDown = true
    const account = yield* makeOwner()
    yield* receive(account, "Reliability first")
    const { dueAt } = yield* HeldFeedback
    yield* TestClock.adjust("1 hour")
    yield* releaseAt(noon + hourMillis).pipe(
      Effect.provideService(HeldFeedback, {
        dueAt: (at) => Effect.suspend(() => (isDown ? unavailable : dueAt(at)))
      }),
      Effect.forkChild({ startImmediately: true })
    )
    yield* TestClock.adjust(`${minutes} minutes`)
    isDown = false
    yield* TestClock.adjust("1 second")
    assert.strictEqual(yield* countOf(account.owner), released)
  })

  test("of a boundary that has long passed is not begun", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "Reliability first")
    yield* TestClock.adjust("3901 seconds")
    yield* releaseAt(noon + hourMillis)
    assert.strictEqual(yield* countOf(account.owner), 0)
  })
})

describe("[anon A24] where no server runs at midnight", () => {
  const daily = effectTestWith(Layer.merge(windowed(1_440), Layer.succeed(ReleaseLeast)(3)))
  const weekly = effectTestWith(windowed(10_080))
  const start = Effect.andThen(
    Effect.forkScoped(singleServerWork, { startImmediately: true }),
    TestClock.adjust("1 second")
  ).pipe(Effect.scoped)

  daily(
    "what was judged before appears at the next start, in threes, and not before a midnight",
    function* () {
      const account = yield* makeOwner()
      yield* receive(account, "Reliability first", "Reliability second", "Reliability third")
      yield* start
      assert.strictEqual(yield* countOf(account.owner), 0)
      yield* TestClock.adjust("20 hours")
      yield* receive(account, "Reliability fourth")
      yield* start
      assert.strictEqual(yield* countOf(account.owner), 0)
      yield* TestClock.adjust("1 day")
      yield* start
      assert.strictEqual(yield* countOf(account.owner), 4)
    }
  )

  daily("because the machine slept, it appears when the machine wakes", function* () {
    const account = yield* makeOwner()
    yield* TestClock.adjust("12 hours")
    yield* receive(account, "Reliability first", "Reliability second", "Reliability third")
    yield* TestClock.adjust("30 hours")
    yield* releaseAt(noon + 13 * hourMillis)
    assert.strictEqual(yield* countOf(account.owner), 3)
  })

  weekly("or at the end of a week, what was judged before appears when the machine wakes", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "Reliability first")
    yield* TestClock.setTime(Date.parse("2026-12-09T20:00:00Z"))
    yield* releaseAt(noon)
    assert.strictEqual(yield* countOf(account.owner), 1)
  })

  daily("what waits for others appears after seven days", function* () {
    const account = yield* makeOwner()
    yield* TestClock.adjust("12 hours")
    yield* receive(account, "Reliability first")
    const counts: Array<number> = []
    for (let day = 0; day < 7; day++) {
      yield* TestClock.adjust("24 hours")
      yield* releaseAt(noon + 13 * hourMillis)
      counts.push(yield* countOf(account.owner))
    }
    assert.deepStrictEqual(counts, [0, 0, 0, 0, 0, 0, 1])
  })
})

describe("[anon A24] with a least number of items", () => {
  const test = effectTestWith(Layer.merge(windowed(60), Layer.succeed(ReleaseLeast)(3)))

  test("an owner's items wait, window after window, until so many wait together", function* () {
    const asha = yield* makeReleasing()
    const ravi = yield* makeOwner("Ravi Kumar", "0a1b2c3d-0000-4000-8000-000000000002")
    yield* sendAll(linkOf(asha), ["Reliability first", "Reliability second"])
    yield* receive(ravi, "Reliability first", "Reliability second", "Reliability third")
    yield* TestClock.adjust("1 hour")
    assert.deepStrictEqual([yield* countOf(asha.owner), yield* countOf(ravi.owner)], [0, 3])
    yield* TestClock.adjust("2 days")
    assert.strictEqual(yield* countOf(asha.owner), 0)
    yield* sendAll(linkOf(asha), ["Reliability third"])
    // Shown without the third, which nobody has judged yet, they would be two alone.
    yield* TestClock.adjust("1 hour")
    assert.strictEqual(yield* countOf(asha.owner), 0)
    yield* settleAll
    assert.strictEqual(yield* countOf(asha.owner), 0)
    yield* TestClock.adjust("1 hour")
    const days = (yield* listFeedback(asha.owner)).map(({ createdAt }) => createdAt)
    assert.deepStrictEqual(days, Array(3).fill("2026-11-22T12:00:00.000Z"))
  })

  test("the seven days count only while the page is open", function* () {
    const account = yield* makeReleasing()
    yield* receive(account, "Reliability first")
    yield* TestClock.adjust("3 days")
    yield* pauseAccount(account.owner, true)
    yield* TestClock.adjust("5 days")
    yield* pauseAccount(account.owner, false)
    yield* TestClock.adjust("3 days")
    assert.strictEqual(yield* countOf(account.owner), 0)
    yield* TestClock.adjust("1 day")
    assert.strictEqual(yield* countOf(account.owner), 1)
  })

  test("nor do they pass by opening the page for an hour of each", function* () {
    const account = yield* makeReleasing()
    yield* receive(account, "Reliability first")
    for (let days = 0; days < 8; days++) {
      yield* TestClock.adjust("1 hour")
      yield* pauseAccount(account.owner, true)
      yield* TestClock.adjust("22 hours")
      yield* pauseAccount(account.owner, false)
      yield* TestClock.adjust("1 hour")
    }
    assert.strictEqual(yield* countOf(account.owner), 0)
  })

  test("what nobody adds to is shown within seven days, with what came after it", function* () {
    const account = yield* makeReleasing()
    yield* receive(account, "Reliability first")
    yield* TestClock.adjust("6 days")
    yield* receive(account, "Reliability second")
    yield* TestClock.adjust("11 hours")
    assert.strictEqual(yield* countOf(account.owner), 0)
    yield* TestClock.adjust("1 hour")
    assert.strictEqual(yield* countOf(account.owner), 2)
  })
})

describe("a hive with a window ends like one without", () => {
  const texts = fc.array(fc.constantFrom(...categories, "abuse"), { maxLength: 40 })

  const endOf = (minutes: number, sent: ReadonlyArray<string>) =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      for (const text of sent) yield* receive(account, text)
      yield* releaseHeld
      const { contents, stats } = yield* seenBy(account.owner)
      const { totalPoints, recentBadges, badgeProgress } = stats
      return { contents, totalPoints, recentBadges, badgeProgress }
    }).pipe(Effect.provide(Layer.merge(windowed(minutes), TestClock.layer())))

  it("whatever is sent", () =>
    fc.assert(
      fc.asyncProperty(texts, async (sent) => {
        const [held, direct] = await Promise.all(
          [60, 0].map((minutes) => Effect.runPromise(endOf(minutes, sent)))
        )
        assert.deepStrictEqual(held, direct)
      }),
      { numRuns: 30 }
    ))
})
