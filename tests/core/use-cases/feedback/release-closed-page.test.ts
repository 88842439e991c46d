import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { untilBoundary } from "#core/domain/release/release-boundary.ts"
import { pauseAccount } from "#core/use-cases/accounts/pause-account.ts"
import { cancelAccountDeletion, startAccountDeletion } from "#core/use-cases/accounts/pending-deletion.ts"
import { cancelAccountRemoval, startAccountRemoval } from "#core/use-cases/accounts/remove-account.ts"
import { resumeAccount, suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import { listFeedback } from "#core/use-cases/feedback/list-feedback.ts"
import { updateLink } from "#core/use-cases/links/update-link.ts"
import { updateProfile } from "#core/use-cases/profiles/update-profile.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { receive } from "../../../support/insights.ts"
import { countOf, makeReleasing, releaseFailingFor, sendAll, windowed } from "../../../support/release.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { linkOf, makeOwner, noon, world } from "../../../support/world.ts"

const test = effectTestWith(windowed(60))

describe("[anon A12] a page that is closed within a window", () => {
  test.each([
    [
      "its owner",
      (owner: OwnerId) => pauseAccount(owner, true),
      (owner: OwnerId) => pauseAccount(owner, false)
    ],
    [
      "the operator",
      (owner: OwnerId) => suspendAccount(null, owner, "Abuse"),
      (owner: OwnerId) => resumeAccount(null, owner)
    ],
    [
      "an operator's deletion",
      (owner: OwnerId) => startAccountRemoval(null, owner),
      (owner: OwnerId) => cancelAccountRemoval(null, owner)
    ],
    ["leaving", startAccountDeletion, cancelAccountDeletion]
  ] as const)("by %s holds back what came until it was open for a whole one", function* ([, close, open]) {
    const account = yield* makeReleasing()
    const { owner } = account
    yield* TestClock.adjust("7 minutes")
    yield* receive(account, "Reliability first")
    yield* TestClock.adjust("3 seconds")
    yield* close(owner)
    yield* TestClock.adjust("1 hour")
    assert.strictEqual(yield* countOf(owner), 0)
    yield* open(owner)
    assert.strictEqual((yield* Effect.flip(receive(account, "Reliability early")))._tag, "PagePaused")
    yield* TestClock.adjust("53 minutes")
    assert.strictEqual(yield* countOf(owner), 0)
    yield* receive(account, "Reliability second")
    yield* TestClock.adjust("59 minutes")
    assert.strictEqual(yield* countOf(owner), 0)
    yield* TestClock.adjust("1 minute")
    assert.strictEqual(yield* countOf(owner), 2)
  })

  test("shows at a boundary what came before, though it is closed while the store is away", function* () {
    let isDown = true
    const account = yield* makeOwner()
    yield* releaseFailingFor(account.owner, () => isDown)
    yield* receive(account, "Reliability first")
    yield* TestClock.adjust("1 hour")
    yield* pauseAccount(account.owner, true)
    yield* TestClock.adjust("20 minutes")
    isDown = false
    yield* TestClock.adjust("1 second")
    assert.strictEqual(yield* countOf(account.owner), 1)
  })

  test("holds back what comes under the first link within a window", function* () {
    const { owner } = yield* makeOwner("")
    yield* releaseFailingFor(owner, () => false)
    yield* TestClock.adjust("57 minutes")
    const account = yield* updateProfile(owner, { name: "Asha Raman" })
    yield* receive(account, "Reliability first")
    yield* TestClock.adjust("3 minutes")
    assert.strictEqual(yield* countOf(owner), 0)
    yield* TestClock.adjust("1 hour")
    assert.strictEqual(yield* countOf(owner), 1)
  })

  effectTestWith(world)("opens at once without a window", function* () {
    const account = yield* makeOwner()
    yield* pauseAccount(account.owner, true)
    yield* TestClock.adjust("7 minutes")
    yield* pauseAccount(account.owner, false)
    yield* receive(account, "Reliability first")
    assert.strictEqual(yield* countOf(account.owner), 1)
  })
})

describe("[anon A12] whenever a page is opened and closed, and whoever writes", () => {
  const acts = ["send", "pause", "open", "suspend", "resume", "link"] as const
  type Step = readonly [minutes: number, act: (typeof acts)[number]]
  const step = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.constantFrom("send", ...acts))
  /** Another link in the middle of a window, for a page that was never closed. */
  const cutByLink: Array<[number, Step[1]]> = [
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

  const play = (script: ReadonlyArray<Step>) =>
    Effect.gen(function* () {
      const account = yield* makeReleasing()
      const { owner } = account
      const model = makeModel()
      const sent = new Map<string, number>()
      const shown = new Set<string>()
      let [now, link] = [noon, linkOf(account)]

      const change = <E, R>(note: () => void, work: Effect.Effect<unknown, E, R>) =>
        Effect.andThen(Effect.sync(note), work)
      const act = {
        send: Effect.gen(function* () {
          const text = `Reliability ${sent.size} of ${now}`
          const took = yield* Effect.result(sendAll(link, [text]))
          assert.strictEqual(Result.isSuccess(took), model.takes(now))
          if (Result.isSuccess(took)) sent.set(text, now)
          yield* settleAll
        }),
        pause: change(() => model.close("pause", now), pauseAccount(owner, true)),
        open: change(() => model.open("pause", now), pauseAccount(owner, false)),
        suspend: change(() => model.close("suspension", now), suspendAccount(null, owner, "Abuse")),
        resume: change(() => model.open("suspension", now), resumeAccount(null, owner)),
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
        const due = [...sent].filter(([text, at]) => isRelease && !shown.has(text) && at < now)
        assert.sameMembers(
          batch,
          due.map(([text]) => text)
        )
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
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), (script) => Effect.runPromise(play(script))),
      { numRuns: 60, examples: [[cutByLink]] }
    ))
})
