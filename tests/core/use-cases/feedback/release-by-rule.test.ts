import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { Directory } from "#core/ports/directory.ts"
import { ReleaseLeast, ReleaseWindow } from "#core/ports/release-window.ts"
import { chooseAudience } from "#core/use-cases/accounts/choose-audience.ts"
import { raiseReleases } from "#core/use-cases/accounts/raise-releases.ts"
import { releaseAt } from "#core/use-cases/feedback/release-feedback.ts"
import { singleServerWork } from "#core/use-cases/periodic-work/single-server-work.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { receive } from "../../../support/insights.ts"
import { countOf, makeReleasing, sendAll, windowed } from "../../../support/release.ts"
import { readStoredHive } from "../../../support/whole-hive.ts"
import { linkOf, makeOwner, noon, world } from "../../../support/world.ts"

const test = effectTestWith(world)
const hourly = effectTestWith(windowed(60))
const inHourlyWindow = Effect.provideService(ReleaseWindow, 60)

describe("[anon A27] an item keeps the rule under which it was sent", () => {
  test("until its release, also when the installation has no window any more", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "Reliability first").pipe(inHourlyWindow)
    yield* TestClock.adjust("1 second")
    yield* Effect.forkChild(singleServerWork, { startImmediately: true })
    yield* TestClock.adjust("59 minutes")
    yield* receive(account, "Reliability second")
    assert.strictEqual(yield* countOf(account.owner), 1)
    yield* TestClock.adjust("1 minute")
    assert.strictEqual(yield* countOf(account.owner), 2)
  })

  test("or the one that its owner keeps from a stricter installation, also where no server ran at its boundary", function* () {
    const account = yield* makeOwner()
    yield* Effect.provideService(raiseReleases, ReleaseWindow, 7 * 1_440)
    yield* receive(account, "Reliability first")
    yield* TestClock.setTime(Date.parse("2026-12-09T20:00:00Z"))
    yield* releaseAt(noon)
    assert.strictEqual(yield* countOf(account.owner), 1)
  })

  hourly("or the stricter one that holds by then, for a whole window", function* () {
    const account = yield* makeReleasing()
    yield* TestClock.adjust("10 minutes")
    yield* sendAll(linkOf(account), ["Reliability first"])
    yield* chooseAudience(account.owner, "team")
    yield* receive(account, "Reliability second", "Reliability third", "Reliability fourth")
    yield* TestClock.adjust("35 hours")
    assert.strictEqual(yield* countOf(account.owner), 0)
    yield* TestClock.adjust("1 hour")
    assert.strictEqual(yield* countOf(account.owner), 4)
  })

  test("or the one that holds once the guard has judged it, if it was sent under none", function* () {
    const account = yield* makeReleasing()
    yield* sendAll(linkOf(account), ["Reliability first"])
    yield* chooseAudience(account.owner, "team")
    yield* receive(account, "Reliability second")
    assert.strictEqual(yield* countOf(account.owner), 0)
    yield* receive(account, "Reliability third")
    yield* TestClock.adjust("35 hours")
    assert.strictEqual(yield* countOf(account.owner), 0)
    yield* TestClock.adjust("1 hour")
    assert.strictEqual(yield* countOf(account.owner), 3)
  })

  hourly("is stored with it while it is held, and then no more", function* () {
    const account = yield* makeOwner()
    yield* receive(account, "Reliability first")
    const rules = Effect.map(readStoredHive(account.owner), ({ items }) => items.map((item) => item.heldBy))
    assert.deepStrictEqual(yield* rules, [{ minutes: 60, least: 1 }])
    yield* TestClock.adjust("1 hour")
    yield* releaseAt(noon + 3_600_000)
    assert.deepStrictEqual(yield* rules, [null])
  })
})

describe("[anon A27] the installation's rule at a start", () => {
  const releases = Directory.use((directory) => directory.releases)
  const raised = raiseReleases.pipe(inHourlyWindow, Effect.provideService(ReleaseLeast, 3))

  test("becomes the own rule of owners who had none, and stays theirs when it is lowered", function* () {
    yield* makeOwner()
    yield* raised
    yield* raiseReleases
    assert.deepStrictEqual(
      (yield* releases).map(({ release }) => release.rule),
      [{ minutes: 60, least: 3 }]
    )
  })

  test("leaves what is stricter, and without a window everything", function* () {
    const { owner } = yield* makeOwner()
    yield* chooseAudience(owner, "team")
    yield* makeOwner("Ravi Kumar", "0a1b2c3d-0000-4000-8000-000000000002")
    const before = yield* releases
    yield* raiseReleases
    assert.deepStrictEqual(yield* releases, before)
    yield* raised
    const isStricter = (one: { readonly owner: string }) => one.owner === owner
    const after = yield* releases
    assert.deepStrictEqual(after.find(isStricter), before.find(isStricter))
    assert.strictEqual(after.find((one) => !isStricter(one))?.release.since, noon)
  })
})
