import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { readStats } from "#core/badges/read-stats.ts"
import { categories } from "#core/categories/category.ts"
import { readFeedbackSummary } from "#core/categories/read-feedback-summary.ts"
import { deleteFeedback } from "#core/feedback/delete-feedback.ts"
import { listFeedback } from "#core/feedback/list-feedback.ts"
import { releaseAtBoundaries, releaseFeedback } from "#core/feedback/release-feedback.ts"
import { ReleaseWindow } from "#core/feedback/release-window.ts"
import { setVisibility } from "#core/feedback/set-visibility.ts"
import { submitFeedback } from "#core/feedback/submit-feedback.ts"
import { HeldFeedback } from "#core/hives/hive-store.ts"
import { readActivity } from "#core/points/read-activity.ts"
import { settleAll } from "../support/settle-all.ts"
import { linkOf, makeOwner, world } from "../support/world.ts"

const windowed = (minutes: number) => Layer.merge(world, Layer.succeed(ReleaseWindow)(minutes))

const sendAll = (link: string, texts: ReadonlyArray<string>) =>
  Effect.forEach(texts, (content) => submitFeedback({ link, content, idempotencyKey: undefined }), {
    discard: true
  })

const reliable = Array.from({ length: 5 }, (_, index) => `Reliability ${index}`)

/** All that an owner can see of a hive. */
const seenBy = Effect.fnUntraced(function* (owner: Parameters<typeof listFeedback>[0]) {
  const items = yield* listFeedback(owner)
  const contents = items.map(({ content }) => content).toSorted()
  const stats = yield* readStats(owner)
  const points = (yield* readActivity(owner)).map(({ description }) => description).toSorted()
  return { contents, stats, points, summary: (yield* readFeedbackSummary(owner)).hasSummary }
})

describe("with a release window", () => {
  it.effect(
    "[anon A12] items are invisible until the next boundary, then there together with all they bring",
    () =>
      Effect.gen(function* () {
        const { owner, ...account } = yield* makeOwner()
        const nothing = yield* seenBy(owner)
        yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
        yield* TestClock.adjust("7 minutes")
        yield* sendAll(linkOf({ owner, ...account }), [...reliable, "abuse that nobody should read"])
        yield* settleAll
        yield* TestClock.adjust("52 minutes")
        assert.deepStrictEqual(yield* seenBy(owner), nothing)
        yield* TestClock.adjust("1 minute")
        const seen = yield* seenBy(owner)
        assert.lengthOf(seen.contents, 6)
        assert.strictEqual(seen.stats.totalPoints, 5 * 10 + 50)
        assert.lengthOf(seen.stats.recentBadges, 1)
        assert.isTrue(seen.summary)
      }).pipe(Effect.provide(windowed(60)))
  )

  it.effect("a held item can be neither published nor deleted: to its owner it is not there", () =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* sendAll(linkOf(account), ["Reliability is your strength"])
      yield* settleAll
      const [held] = yield* HeldFeedback.use(({ all }) => all)
      const id = held?.id ?? ""
      assert.strictEqual(
        (yield* Effect.flip(setVisibility(account.owner, id, true)))._tag,
        "FeedbackNotFound"
      )
      assert.strictEqual((yield* Effect.flip(deleteFeedback(account.owner, id)))._tag, "FeedbackNotFound")
      yield* releaseFeedback
      assert.strictEqual((yield* setVisibility(account.owner, id, true)).id, id)
    }).pipe(Effect.provide(windowed(60)))
  )

  it.effect("what is judged only after a boundary waits for the next one", () =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
      yield* sendAll(linkOf(account), ["Reliability is your strength"])
      yield* TestClock.adjust("15 minutes")
      yield* settleAll
      assert.lengthOf(yield* listFeedback(account.owner), 0)
      yield* TestClock.adjust("15 minutes")
      assert.lengthOf(yield* listFeedback(account.owner), 1)
    }).pipe(Effect.provide(windowed(15)))
  )

  it.effect("releasing again changes nothing", () =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* sendAll(linkOf(account), reliable)
      yield* settleAll
      yield* Effect.all([releaseFeedback, releaseFeedback], { concurrency: 2 })
      const before = yield* seenBy(account.owner)
      yield* releaseFeedback
      assert.deepStrictEqual(yield* seenBy(account.owner), before)
      assert.strictEqual(before.stats.totalPoints, 5 * 10 + 50)
    }).pipe(Effect.provide(windowed(60)))
  )
})

describe("without a window any more", () => {
  it.effect("what was held is released at once, and what is judged of it later within a minute", () =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      const held = Effect.provideService(ReleaseWindow, 60)
      yield* sendAll(linkOf(account), ["Reliability first"]).pipe(held)
      yield* settleAll
      yield* sendAll(linkOf(account), ["Reliability second"]).pipe(held)
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
      yield* TestClock.adjust("1 second")
      assert.lengthOf(yield* listFeedback(account.owner), 1)
      yield* settleAll
      yield* TestClock.adjust("1 minute")
      assert.lengthOf(yield* listFeedback(account.owner), 2)
    }).pipe(Effect.provide(world))
  )
})

describe("a hive with a window ends like one without", () => {
  const texts = fc.array(fc.constantFrom(...categories, "abuse"), { maxLength: 40 })

  const endOf = (minutes: number, sent: ReadonlyArray<string>) =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      for (const text of sent) {
        yield* sendAll(linkOf(account), [text])
        yield* settleAll
      }
      yield* releaseFeedback
      const { contents, stats } = yield* seenBy(account.owner)
      return {
        contents,
        points: stats.totalPoints,
        badges: stats.recentBadges,
        progress: stats.badgeProgress
      }
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
