import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { chooseAudience } from "#core/use-cases/accounts/choose-audience.ts"
import { releaseAt, releaseAtBoundaries } from "#core/use-cases/feedback/release-feedback.ts"
import { countOf, sendAll, windowed } from "../../../support/release.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { readStoredHive } from "../../../support/whole-hive.ts"
import { linkOf, makeOwner, noon, world } from "../../../support/world.ts"

describe("[anon A27] an item keeps the rule under which it was sent", () => {
  const floorOf = (minutes: number) => Effect.provideService(ReleaseWindow, minutes)

  it.effect("until its release, also when the installation has no window any more", () =>
    Effect.gen(function* () {
      const account = yield* makeOwner()
      yield* sendAll(linkOf(account), ["Reliability first"]).pipe(floorOf(60))
      yield* settleAll
      yield* TestClock.adjust("1 second")
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
      yield* TestClock.adjust("59 minutes")
      yield* sendAll(linkOf(account), ["Reliability second"])
      yield* settleAll
      assert.strictEqual(yield* countOf(account.owner), 1)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* countOf(account.owner), 2)
    }).pipe(Effect.provide(world))
  )

  it.effect("or the stricter one that holds by then, for a whole window", () =>
    Effect.gen(function* () {
      const { owner, ...account } = yield* makeOwner()
      const link = linkOf({ owner, ...account })
      yield* Effect.forkChild(releaseAtBoundaries, { startImmediately: true })
      yield* TestClock.adjust("10 minutes")
      yield* sendAll(link, ["Reliability first"])
      yield* chooseAudience(owner, "team")
      yield* sendAll(link, ["Reliability second", "Reliability third", "Reliability fourth"])
      yield* settleAll
      yield* TestClock.adjust("35 hours")
      assert.strictEqual(yield* countOf(owner), 0)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* countOf(owner), 4)
    }).pipe(Effect.provide(windowed(60)))
  )

  it.effect("is stored with it while it is held, and then no more", () =>
    Effect.gen(function* () {
      const { owner, ...account } = yield* makeOwner()
      yield* sendAll(linkOf({ owner, ...account }), ["Reliability first"])
      yield* settleAll
      const rules = Effect.map(readStoredHive(owner), ({ items }) => items.map((item) => item.heldBy))
      assert.deepStrictEqual(yield* rules, [{ minutes: 60, least: 1 }])
      yield* TestClock.adjust("1 hour")
      yield* releaseAt(noon + 3_600_000)
      assert.deepStrictEqual(yield* rules, [null])
    }).pipe(Effect.provide(windowed(60)))
  )
})
