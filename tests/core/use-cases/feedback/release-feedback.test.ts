import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import type { Account, OwnerId } from "#core/domain/accounts/account.ts"
import { categories } from "#core/domain/categories/category.ts"
import { untilBoundary } from "#core/domain/feedback/release-boundary.ts"
import type { Directory } from "#core/ports/directory.ts"
import { HeldFeedback } from "#core/ports/held-feedback.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { ReleaseLeast, ReleaseWindow } from "#core/ports/release-window.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { pauseAccount } from "#core/use-cases/accounts/pause-account.ts"
import { cancelAccountDeletion, startAccountDeletion } from "#core/use-cases/accounts/pending-deletion.ts"
import { resumeAccount, suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import { deleteFeedback } from "#core/use-cases/feedback/delete-feedback.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { releaseAt, releaseAtBoundaries, releaseFeedback } from "#core/use-cases/feedback/release-feedback.ts"
import { setVisibility } from "#core/use-cases/feedback/set-visibility.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { readInsight } from "#core/use-cases/insight/read-insight.ts"
import { updateLink } from "#core/use-cases/links/update-link.ts"
import { readActivity } from "#core/use-cases/progress/read-activity.ts"
import { readProgress } from "#core/use-cases/progress/read-progress.ts"
import { settleAll } from "../../support/settle-all.ts"
import { readStoredHive } from "../../support/whole-hive.ts"
import { linkOf, makeOwner, noon, world } from "../../support/world.ts"

const windowed = (minutes: number) => Layer.merge(world, Layer.succeed(ReleaseWindow)(minutes))

const sendAll = (link: string, texts: ReadonlyArray<string>) =>
  Effect.forEach(texts, (content) => submitTyped({ link, content, idempotencyKey: undefined }), {
    discard: true
  })

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

  it.effect("[anon A22] an item carries the day of its release in all that is stored", () =>
    Effect.gen(function* () {
      const { owner, ...account } = yield* makeOwner()
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
      yield* sendAll(linkOf({ owner, ...account }), [...reliable, "abuse that nobody should read"])
      yield* settleAll
      yield* TestClock.adjust("12 hours")
      const days = (yield* listFeedback(owner)).map(({ createdAt }) => createdAt)
      assert.deepStrictEqual(days, Array(6).fill("2026-11-21T12:00:00.000Z"))
      const shown = (yield* readActivity(owner)).map(({ createdAt }) => createdAt)
      assert.deepStrictEqual(new Set(shown), new Set(days))
      const stored = yield* readStoredHive(owner)
      assert.deepStrictEqual(
        [stored.items.length, stored.verdicts.length, stored.points.length, stored.badges.length],
        [6, 6, 6, 1]
      )
      assert.notInclude(JSON.stringify(stored), "2026-11-20")
    }).pipe(Effect.provide(windowed(1_440)))
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

const unavailable = Effect.fail(new StoreUnavailable({ cause: "told to" }))

/** While `isDown` says so, nothing of this owner can be changed. */
const storeFailingFor = (owner: OwnerId, isDown: () => boolean) =>
  Effect.map(HiveStore, (store): HiveStore["Service"] => ({
    ...store,
    change: (who, wish, decide) => (who === owner && isDown() ? unavailable : store.change(who, wish, decide))
  }))

describe("a release that fails", () => {
  const countOf = (owner: OwnerId) => Effect.map(listFeedback(owner), (items) => items.length)

  it.effect("[anon A12] stops nobody else, and is tried again with what was held at its boundary alone", () =>
    Effect.gen(function* () {
      let isDown = true
      const asha = yield* makeOwner()
      const ravi = yield* makeOwner("Ravi Kumar", "0a1b2c3d-0000-4000-8000-000000000002")
      const store = yield* storeFailingFor(asha.owner, () => isDown)
      yield* releaseAtBoundaries.pipe(
        Effect.provideService(HiveStore, store),
        Effect.forkChild({ startImmediately: true })
      )
      for (const account of [asha, ravi]) yield* sendAll(linkOf(account), ["Reliability first"])
      yield* settleAll
      yield* TestClock.adjust("1 hour")
      assert.deepStrictEqual([yield* countOf(asha.owner), yield* countOf(ravi.owner)], [0, 1])
      for (const account of [asha, ravi]) yield* sendAll(linkOf(account), ["Reliability second"])
      yield* settleAll
      yield* TestClock.adjust("20 minutes")
      isDown = false
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual([yield* countOf(asha.owner), yield* countOf(ravi.owner)], [1, 1])
      yield* TestClock.adjust("40 minutes")
      assert.deepStrictEqual([yield* countOf(asha.owner), yield* countOf(ravi.owner)], [2, 2])
    }).pipe(Effect.provide(windowed(60)))
  )

  it.effect("is left to the next boundary when it fails until then", () =>
    Effect.gen(function* () {
      let isDown = true
      const { owner, ...account } = yield* makeOwner()
      const store = yield* storeFailingFor(owner, () => isDown)
      yield* releaseAtBoundaries.pipe(
        Effect.provideService(HiveStore, store),
        Effect.forkChild({ startImmediately: true })
      )
      for (const text of ["Reliability first", "Reliability second"]) {
        yield* sendAll(linkOf({ owner, ...account }), [text])
        yield* settleAll
        yield* TestClock.adjust("1 hour")
      }
      isDown = false
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* countOf(owner), 2)
    }).pipe(Effect.provide(windowed(60)))
  )

  it.effect.each([
    { minutes: 4, released: 1 },
    { minutes: 6, released: 0 }
  ])("asks what is held for five minutes, no longer: $minutes", ({ minutes, released }) =>
    Effect.gen(function* () {
      let isDown = true
      const account = yield* makeOwner()
      yield* sendAll(linkOf(account), ["Reliability first"])
      yield* settleAll
      const { all } = yield* HeldFeedback
      yield* releaseAt(noon).pipe(
        Effect.provideService(HeldFeedback, { all: Effect.suspend(() => (isDown ? unavailable : all)) }),
        Effect.forkChild({ startImmediately: true })
      )
      yield* TestClock.adjust(`${minutes} minutes`)
      isDown = false
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* countOf(account.owner), released)
    }).pipe(Effect.provide(windowed(60)))
  )

  it.effect("of a boundary that has long passed is not begun", () =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* sendAll(linkOf(account), ["Reliability first"])
      yield* settleAll
      yield* TestClock.adjust("301 seconds")
      yield* releaseAt(noon)
      assert.strictEqual(yield* countOf(account.owner), 0)
    }).pipe(Effect.provide(windowed(60)))
  )
})

const withMinimum = (most: number) => Layer.merge(windowed(60), Layer.succeed(ReleaseLeast)(most))

describe("[anon A24] with a least number of items", () => {
  const countOf = (owner: Parameters<typeof listFeedback>[0]) =>
    Effect.map(listFeedback(owner), (items) => items.length)

  it.effect("an owner's items wait, window after window, until so many wait together", () =>
    Effect.gen(function* () {
      const asha = yield* makeOwner()
      const ravi = yield* makeOwner("Ravi Kumar", "0a1b2c3d-0000-4000-8000-000000000002")
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
      yield* sendAll(linkOf(asha), ["Reliability first", "Reliability second"])
      yield* sendAll(linkOf(ravi), ["Reliability first", "Reliability second", "Reliability third"])
      yield* settleAll
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
    }).pipe(Effect.provide(withMinimum(3)))
  )

  it.effect("the seven days count only while the page is open", () =>
    Effect.gen(function* () {
      const { owner, ...account } = yield* makeOwner()
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
      yield* sendAll(linkOf({ owner, ...account }), ["Reliability first"])
      yield* settleAll
      yield* TestClock.adjust("3 days")
      yield* pauseAccount(owner, true)
      yield* TestClock.adjust("10 days")
      yield* pauseAccount(owner, false)
      yield* TestClock.adjust("2 days")
      assert.strictEqual(yield* countOf(owner), 0)
      yield* TestClock.adjust("2 days")
      assert.strictEqual(yield* countOf(owner), 1)
    }).pipe(Effect.provide(withMinimum(3)))
  )

  it.effect("nor do they pass by opening the page for an hour of each", () =>
    Effect.gen(function* () {
      const { owner, ...account } = yield* makeOwner()
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
      yield* sendAll(linkOf({ owner, ...account }), ["Reliability first"])
      yield* settleAll
      for (let days = 0; days < 20; days++) {
        yield* TestClock.adjust("1 hour")
        yield* pauseAccount(owner, true)
        yield* TestClock.adjust("22 hours")
        yield* pauseAccount(owner, false)
        yield* TestClock.adjust("1 hour")
      }
      assert.strictEqual(yield* countOf(owner), 0)
    }).pipe(Effect.provide(withMinimum(3)))
  )

  it.effect("what nobody adds to is shown within seven days, with what came after it", () =>
    Effect.gen(function* () {
      const { owner, ...account } = yield* makeOwner()
      const link = linkOf({ owner, ...account })
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
      yield* sendAll(link, ["Reliability first"])
      yield* settleAll
      yield* TestClock.adjust("6 days")
      yield* sendAll(link, ["Reliability second"])
      yield* settleAll
      yield* TestClock.adjust("11 hours")
      assert.strictEqual(yield* countOf(owner), 0)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* countOf(owner), 2)
    }).pipe(Effect.provide(withMinimum(3)))
  )
})

type PageAct = (account: Account) => Effect.Effect<unknown, unknown, HiveStore | Directory>

/** Each way in which a page is closed and opened again. */
const shutters: Readonly<Record<string, { readonly close: PageAct; readonly open: PageAct }>> = {
  "by its owner": {
    close: ({ owner }: Account) => pauseAccount(owner, true),
    open: ({ owner }: Account) => pauseAccount(owner, false)
  },
  "by the operator": {
    close: ({ email }: Account) => suspendAccount({ email, reason: "Abuse" }),
    open: ({ email }: Account) => resumeAccount(email)
  },
  "by leaving": {
    close: ({ owner }: Account) => startAccountDeletion(owner),
    open: ({ owner }: Account) => cancelAccountDeletion(owner)
  }
}

describe("[anon A12] a page that is closed within a window", () => {
  const countOf = (owner: OwnerId) => Effect.map(listFeedback(owner), (items) => items.length)

  it.effect.each(Object.entries(shutters))(
    "%s holds back what came until it was open for a whole one",
    ([, shutter]) =>
      Effect.gen(function* () {
        const account = yield* makeOwner()
        const { owner } = account
        yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
        yield* TestClock.adjust("7 minutes")
        yield* sendAll(linkOf(account), ["Reliability first"])
        yield* settleAll
        yield* TestClock.adjust("3 seconds")
        yield* shutter.close(account)
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(yield* countOf(owner), 0)
        yield* shutter.open(account)
        const refused = yield* Effect.flip(sendAll(linkOf(account), ["Reliability early"]))
        assert.strictEqual(refused._tag, "PagePaused")
        yield* TestClock.adjust("53 minutes")
        assert.strictEqual(yield* countOf(owner), 0)
        yield* sendAll(linkOf(account), ["Reliability second"])
        yield* settleAll
        yield* TestClock.adjust("59 minutes")
        assert.strictEqual(yield* countOf(owner), 0)
        yield* TestClock.adjust("1 minute")
        assert.strictEqual(yield* countOf(owner), 2)
      }).pipe(Effect.provide(windowed(60)))
  )

  it.effect("shows at a boundary what came before, though it is closed while the store is away", () =>
    Effect.gen(function* () {
      let isDown = true
      const account = yield* makeOwner()
      const store = yield* storeFailingFor(account.owner, () => isDown)
      yield* releaseAtBoundaries.pipe(
        Effect.provideService(HiveStore, store),
        Effect.forkChild({ startImmediately: true })
      )
      yield* sendAll(linkOf(account), ["Reliability first"])
      yield* settleAll
      yield* TestClock.adjust("1 hour")
      yield* pauseAccount(account.owner, true)
      yield* TestClock.adjust("20 minutes")
      isDown = false
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* countOf(account.owner), 1)
    }).pipe(Effect.provide(windowed(60)))
  )

  it.effect("opens at once without a window", () =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* pauseAccount(account.owner, true)
      yield* TestClock.adjust("7 minutes")
      yield* pauseAccount(account.owner, false)
      yield* sendAll(linkOf(account), ["Reliability first"])
      yield* settleAll
      assert.strictEqual(yield* countOf(account.owner), 1)
    }).pipe(Effect.provide(world))
  )
})

describe("[anon A12] whenever a page is opened and closed, and whoever writes", () => {
  const acts = ["send", "pause", "open", "suspend", "resume", "link"] as const
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.constantFrom("send", ...acts)), {
    maxLength: 40
  })
  /** Another link in the middle of a window, for a page that was never closed. */
  const cutByLink: ReadonlyArray<[number, (typeof acts)[number]]> = [
    [20, "send"],
    [20, "link"],
    [60, "send"],
    [60, "send"]
  ]
  const minute = 60_000

  /** The page as it should be: what closes it, when it opens, and when its window was cut last. */
  const makeModel = () => {
    const closedBy = new Set<string>()
    let [opening, cut] = [0, 0]
    return {
      takes: (now: number) => closedBy.size === 0 && now >= opening,
      wasWhole: (boundary: number) =>
        closedBy.size === 0 && opening <= boundary - 60 * minute && cut <= boundary - 60 * minute,
      close: (by: string, now: number) => {
        closedBy.add(by)
        cut = now
      },
      open: (by: string, now: number) => {
        if (closedBy.delete(by) && closedBy.size === 0) opening = now + untilBoundary(now, 60)
      },
      cut: (now: number) => {
        cut = now
      }
    }
  }

  const play = (script: ReadonlyArray<readonly [number, (typeof acts)[number]]>) =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      const { owner } = account
      const model = makeModel()
      const sent = new Map<string, number>()
      const shown = new Set<string>()
      let [now, link] = [noon, linkOf(account)]
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })

      const act = {
        send: Effect.gen(function* () {
          const text = `Reliability ${sent.size} of ${now}`
          const took = yield* Effect.result(sendAll(link, [text]))
          assert.strictEqual(Result.isSuccess(took), model.takes(now))
          if (Result.isSuccess(took)) sent.set(text, now)
          yield* settleAll
        }),
        pause: Effect.suspend(() => {
          model.close("pause", now)
          return pauseAccount(owner, true)
        }),
        open: Effect.suspend(() => {
          model.open("pause", now)
          return pauseAccount(owner, false)
        }),
        suspend: Effect.suspend(() => {
          model.close("suspension", now)
          return suspendAccount({ email: account.email, reason: "Abuse" })
        }),
        resume: Effect.suspend(() => {
          model.open("suspension", now)
          return resumeAccount(account.email)
        }),
        link: Effect.suspend(() => {
          link = `link-${sent.size}-${now / minute}`
          model.cut(now)
          return updateLink(owner, link)
        })
      }

      /** A batch comes at a boundary that ends a whole open window, with all that came in it and before. */
      const look = Effect.gen(function* () {
        const items = yield* listFeedback(owner)
        const batch = items.map(({ content }) => content).filter((text) => !shown.has(text))
        const isRelease = now % (60 * minute) === 0 && model.wasWhole(now)
        const due = isRelease
          ? [...sent].filter(([text, at]) => !shown.has(text) && at < now).map(([text]) => text)
          : []
        assert.sameMembers(batch, due)
        for (const text of batch) shown.add(text)
      })

      for (const [minutes, name] of script) {
        for (let left = minutes; left > 0; ) {
          const step = Math.min(left, untilBoundary(now, 60) / minute)
          yield* TestClock.adjust(`${step} minutes`)
          now += step * minute
          left -= step
          yield* look
        }
        yield* act[name]
      }
    }).pipe(Effect.provide(Layer.merge(windowed(60), TestClock.layer())), Effect.scoped)

  it("what becomes visible came in no part of a window alone", () =>
    fc.assert(
      fc.asyncProperty(steps, (script) => Effect.runPromise(play(script))),
      { numRuns: 60, examples: [[cutByLink]] }
    ))
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
