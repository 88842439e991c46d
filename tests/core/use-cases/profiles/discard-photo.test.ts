import { assert } from "@effect/vitest"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { photoKeysAt } from "#core/domain/images/image-address.ts"
import { Images, ImagesUnavailable } from "#core/ports/images.ts"
import { updateProfile } from "#core/use-cases/profiles/update-profile.ts"
import { effectTestWith } from "../../../support/effect-test.ts"
import { makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7])
const file = new File([png], "a.png", { type: "image/png" })

test("a photo that its owner removes while its store is away goes once that is back", function* () {
  const { owner } = yield* makeOwner()
  const [large = assert.fail("no photo")] = photoKeysAt(
    (yield* updateProfile(owner, { profileImage: file })).profileImageUrl
  )
  const images = yield* Images
  let isAway = true
  const remove: typeof images.remove = (key) =>
    Effect.suspend(() =>
      isAway ? Effect.fail(new ImagesUnavailable({ cause: "away" })) : images.remove(key)
    )
  yield* updateProfile(owner, { removeImage: "true" }).pipe(
    Effect.provideService(Images, { ...images, remove })
  )
  yield* TestClock.adjust("1 minute")
  assert.isTrue(Option.isSome(yield* images.get(large)))
  isAway = false
  yield* TestClock.adjust("10 minutes")
  assert.deepStrictEqual(yield* images.list, [])
})
