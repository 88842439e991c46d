import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Directory } from "#core/ports/directory.ts"
import { ReleaseLeast, ReleaseWindow } from "#core/ports/release-window.ts"
import { chooseAudience } from "#core/use-cases/accounts/choose-audience.ts"
import { raiseReleases } from "#core/use-cases/accounts/raise-releases.ts"
import { makeOwner, noon, world } from "../../../support/world.ts"

const rulesOf = Directory.use(({ releases }) =>
  Effect.map(releases, (owners) => owners.map(({ release }) => release.rule))
)

const underFloor = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  work.pipe(Effect.provideService(ReleaseWindow, 60), Effect.provideService(ReleaseLeast, 3))

describe("[anon A27] the installation's rule at a start", () => {
  it.effect("becomes the own rule of owners who had none, and stays theirs when it is lowered", () =>
    Effect.gen(function* () {
      yield* makeOwner()
      yield* underFloor(raiseReleases)
      yield* raiseReleases
      assert.deepStrictEqual(yield* rulesOf, [{ minutes: 60, least: 3 }])
    }).pipe(Effect.provide(world))
  )

  it.effect("leaves what is stricter, and without a window everything", () =>
    Effect.gen(function* () {
      const { owner } = yield* makeOwner()
      yield* chooseAudience(owner, "team")
      yield* makeOwner("Ravi Kumar", "0a1b2c3d-0000-4000-8000-000000000002")
      const before = yield* Directory.use(({ releases }) => releases)
      yield* raiseReleases
      assert.deepStrictEqual(yield* Directory.use(({ releases }) => releases), before)
      yield* underFloor(raiseReleases)
      const after = new Map((yield* Directory.use(({ releases }) => releases)).map((one) => [one.owner, one]))
      assert.deepStrictEqual(
        after.get(owner),
        before.find((one) => one.owner === owner)
      )
      assert.deepStrictEqual([...after.values()].find((one) => one.owner !== owner)?.release.since, noon)
    }).pipe(Effect.provide(world))
  )
})
