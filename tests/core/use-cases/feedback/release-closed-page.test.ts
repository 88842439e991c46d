import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import type { Account } from "#core/domain/accounts/account.ts"
import { untilBoundary } from "#core/domain/release/release-boundary.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import type { InstallationStore } from "#core/ports/installation-store.ts"
import type { Secrets } from "#core/ports/secrets.ts"
import { pauseAccount } from "#core/use-cases/accounts/pause-account.ts"
import { cancelAccountDeletion, startAccountDeletion } from "#core/use-cases/accounts/pending-deletion.ts"
import { cancelAccountRemoval, startAccountRemoval } from "#core/use-cases/accounts/remove-account.ts"
import { resumeAccount, suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { releaseAtBoundaries } from "#core/use-cases/feedback/release-feedback.ts"
import { updateLink } from "#core/use-cases/links/update-link.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { countOf, sendAll, storeFailingFor, windowed } from "../../../support/release.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { linkOf, makeOwner, noon, world } from "../../../support/world.ts"

const test = effectTestWith(windowed(60))

type PageAct = (account: Account) => Effect.Effect<unknown, unknown, HiveStore | InstallationStore | Secrets>

/** Each way in which a page is closed and opened again. */
const shutters: Readonly<Record<string, { readonly close: PageAct; readonly open: PageAct }>> = {
  "by its owner": {
    close: ({ owner }: Account) => pauseAccount(owner, true),
    open: ({ owner }: Account) => pauseAccount(owner, false)
  },
  "by the operator": {
    close: ({ owner }: Account) => suspendAccount(null, owner, "Abuse"),
    open: ({ owner }: Account) => resumeAccount(null, owner)
  },
  "by an operator's deletion": {
    close: ({ owner }: Account) => startAccountRemoval(null, owner),
    open: ({ owner }: Account) => cancelAccountRemoval(null, owner)
  },
  "by leaving": {
    close: ({ owner }: Account) => startAccountDeletion(owner),
    open: ({ owner }: Account) => cancelAccountDeletion(owner)
  }
}

describe("[anon A12] a page that is closed within a window", () => {
  test.each(Object.entries(shutters))(
    "%s holds back what came until it was open for a whole one",
    function* ([, shutter]) {
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
    }
  )

  test("shows at a boundary what came before, though it is closed while the store is away", function* () {
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
  })

  effectTestWith(world)("opens at once without a window", function* () {
    const account = yield* makeOwner()
    yield* pauseAccount(account.owner, true)
    yield* TestClock.adjust("7 minutes")
    yield* pauseAccount(account.owner, false)
    yield* sendAll(linkOf(account), ["Reliability first"])
    yield* settleAll
    assert.strictEqual(yield* countOf(account.owner), 1)
  })
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
          return suspendAccount(null, owner, "Abuse")
        }),
        resume: Effect.suspend(() => {
          model.open("suspension", now)
          return resumeAccount(null, owner)
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
