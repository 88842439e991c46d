import { assert } from "@effect/vitest"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { photoKeysAt } from "#core/domain/images/image-address.ts"
import { Images, ImagesUnavailable } from "#core/ports/images.ts"
import { startAccountDeletion } from "#core/use-cases/accounts/pending-deletion.ts"
import { updateProfile } from "#core/use-cases/profiles/update-profile.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7])
const file = new File([png], "a.png", { type: "image/png" })

/** Removes nothing while `away.isAway`. */
const imagesThatMayBeAway = Effect.gen(function* () {
  const images = yield* Images
  const away = { isAway: true }
  const remove: typeof images.remove = (key) =>
    Effect.suspend(() =>
      away.isAway ? Effect.fail(new ImagesUnavailable({ cause: "away" })) : images.remove(key)
    )
  return { away, provide: Effect.provideService(Images, { ...images, remove }) }
})

const makeOwnerWithPhoto = Effect.gen(function* () {
  const { owner } = yield* makeOwner()
  const { profileImageUrl } = yield* updateProfile(owner, { profileImage: file })
  const [large = assert.fail("no photo")] = photoKeysAt(profileImageUrl)
  return { owner, large }
})

test("a photo that its owner removes while its store is away goes once that is back", function* () {
  const { owner, large } = yield* makeOwnerWithPhoto
  const images = yield* Images
  const { away, provide } = yield* imagesThatMayBeAway
  yield* provide(updateProfile(owner, { removeImage: "true" }))
  yield* TestClock.adjust("1 minute")
  assert.isTrue(Option.isSome(yield* images.get(large)))
  away.isAway = false
  yield* TestClock.adjust("10 minutes")
  assert.deepStrictEqual(yield* images.list, [])
})

test("the former address of a closed page's photo leads nowhere once its store is back", function* () {
  const { owner, large } = yield* makeOwnerWithPhoto
  const images = yield* Images
  const { away, provide } = yield* imagesThatMayBeAway
  yield* provide(startAccountDeletion(owner))
  assert.isTrue(Option.isSome(yield* images.get(large)))
  away.isAway = false
  yield* TestClock.adjust("10 minutes")
  assert.isTrue(Option.isNone(yield* images.get(large)))
  assert.lengthOf(yield* images.list, 2)
})
