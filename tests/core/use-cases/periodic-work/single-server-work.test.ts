import { assert } from "@effect/vitest"
import { Clock, Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { Directory } from "#core/ports/directory.ts"
import { startAccountDeletion } from "#core/use-cases/accounts/pending-deletion.ts"
import { singleServerWork } from "#core/use-cases/periodic-work/single-server-work.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { makeOwner, world } from "../../../support/world.ts"
import { makeWrongClock } from "../../../support/wrong-clock.ts"

effectTestWith(Layer.fresh(world))(
  "an account that is left while the server runs is deleted within a minute of its last day",
  function* () {
    const { owner } = yield* makeOwner()
    const isThere = Effect.map(
      Directory.use(({ findById }) => findById(owner)),
      Option.isSome
    )
    yield* Effect.forkChild(singleServerWork)
    yield* TestClock.adjust("1 hour")
    yield* startAccountDeletion(owner)
    yield* TestClock.adjust("23 hours")
    assert.isTrue(yield* isThere)
    yield* TestClock.adjust("61 minutes")
    assert.isFalse(yield* isThere)
  }
)

effectTestWith(Layer.fresh(world))("a defect in one task ends neither it nor another", function* () {
  const { owner } = yield* makeOwner()
  const directory = yield* Directory
  let looks = 0
  const broken: Directory["Service"] = {
    ...directory,
    dueForDeletion: (by) => (++looks === 2 ? Effect.die("a bug") : directory.dueForDeletion(by))
  }
  yield* Effect.forkChild(Effect.provideService(singleServerWork, Directory, broken))
  yield* startAccountDeletion(owner)
  yield* TestClock.adjust("23 hours")
  assert.isTrue(Option.isSome(yield* directory.findById(owner)))
  yield* TestClock.adjust("61 minutes")
  assert.isTrue(Option.isNone(yield* directory.findById(owner)))
  assert.isAbove(looks, 24 * 60)
})

effectTestWith(Layer.fresh(world))(
  "a clock that was a year ahead and is set back stops no task",
  function* () {
    const { owner } = yield* makeOwner()
    const { findById } = yield* Directory
    const { clock, setRight } = yield* makeWrongClock(365 * 24 * 60 * 60_000)
    yield* Effect.forkChild(Effect.provideService(singleServerWork, Clock.Clock, clock))
    yield* TestClock.adjust("1 hour")
    yield* startAccountDeletion(owner)
    setRight()
    yield* TestClock.adjust("24 hours")
    yield* TestClock.adjust("1 minute")
    assert.isTrue(Option.isNone(yield* findById(owner)))
  }
)
