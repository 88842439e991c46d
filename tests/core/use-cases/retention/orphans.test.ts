import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { seededBadgeOf } from "#core/domain/badges/stored-catalogue.ts"
import { badgeKeysOf, photoKeysAt } from "#core/domain/images/image-address.ts"
import { badgeKey, photoKey } from "#core/domain/images/image-key.ts"
import { StoreNotEmpty } from "#core/ports/empty-store.ts"
import { Images } from "#core/ports/images.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { putImagesFirst } from "#core/use-cases/images/put-images-first.ts"
import { storeBadgeImage } from "#core/use-cases/images/store-badge-image.ts"
import { updateProfile } from "#core/use-cases/profiles/update-profile.ts"
import { findOrphans, removeOrphans } from "#core/use-cases/retention/orphans.ts"
import { putInstallation } from "../../../contracts/storage-adapter.ts"
import { effectTest, effectTestWith } from "../../../support/effect-test.ts"
import { memoryImages } from "../../../support/memory/memory-images.ts"
import { makeOwner, world } from "../../../support/world.ts"

const test = effectTestWith(world)

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7])
const file = new File([png], "a.png", { type: "image/png" })

const illustrate = Effect.gen(function* () {
  const image = yield* storeBadgeImage(file)
  const [badge = assert.fail("no badge")] = defaultBadges
  yield* putInstallation({ ...seededBadgeOf(badge), image })
  return badgeKeysOf(image)
})

const orphan = photoKey("0a1b2c3d-0000-4000-8000-0000000000ff")
const badgeOrphan = badgeKey("0a1b2c3d-0000-4000-8000-0000000000fe")
const putOrphans = Images.use((images) =>
  Effect.forEach([orphan.large, orphan.small, badgeOrphan.page], (key) => images.put(key, png))
)

const storedKeys = Images.use(({ list }) => list).pipe(
  Effect.map((all) => all.map(({ key }) => key).toSorted())
)

describe("pictures that nothing names", () => {
  test("are found once they are an hour old, and removed; those in use stay", function* () {
    const { owner } = yield* makeOwner()
    const { profileImageUrl } = yield* updateProfile(owner, { profileImage: file })
    const inUse = [...photoKeysAt(profileImageUrl), ...(yield* illustrate)].toSorted()
    assert.deepStrictEqual(yield* storedKeys, inUse)
    yield* putOrphans
    yield* TestClock.adjust("59 minutes")
    assert.deepStrictEqual(yield* findOrphans(), [])
    yield* TestClock.adjust("1 minute")
    const orphans = yield* findOrphans()
    assert.deepStrictEqual(orphans, [badgeOrphan.page, orphan.small, orphan.large].toSorted())
    const told: Array<number> = []
    yield* removeOrphans(orphans, (done) => Effect.sync(() => void told.push(done)))
    assert.deepStrictEqual(told, [1, 2, 3])
    assert.deepStrictEqual(yield* storedKeys, inUse)
    assert.deepStrictEqual(yield* findOrphans(), [])
  })

  test("are never those of an owner who changed everything else", function* () {
    const { owner } = yield* makeOwner()
    yield* updateProfile(owner, { profileImage: file })
    yield* TestClock.adjust("2 hours")
    yield* updateProfile(owner, { name: "Somebody Else", bio: "" })
    assert.deepStrictEqual(yield* findOrphans(), [])
  })

  test("are what a photo leaves that nobody could remove", function* () {
    const { owner } = yield* makeOwner()
    const { profileImageUrl } = yield* updateProfile(owner, { profileImage: file })
    const old = photoKeysAt(profileImageUrl)
    yield* updateProfile(owner, { removeImage: "true" })
    yield* Images.use((images) => Effect.forEach(old, (key) => images.put(key, png)))
    yield* TestClock.adjust("2 hours")
    assert.deepStrictEqual(yield* findOrphans(), old.toSorted())
  })
})

const photoOf = (digit: number) => photoKey(`00000000-0000-4000-8000-00000000000${digit}`).small
const [before, added] = [photoOf(1), photoOf(2)]

/** Which pictures are there after one was put in front of a store that then failed. */
const remainingImagesAfter = (failure: StoreUnavailable | StoreNotEmpty) =>
  Effect.gen(function* () {
    const images = yield* Images
    yield* images.put(before, png)
    yield* Effect.flip(
      putImagesFirst((put) =>
        Effect.forEach([before, added], (key) => put(key, png)).pipe(Effect.andThen(Effect.fail(failure)))
      )
    )
    return yield* storedKeys
  }).pipe(Effect.provide(Layer.fresh(memoryImages)))

effectTest("pictures that were put go again, and no others, when the store was refused", function* () {
  assert.deepStrictEqual(
    yield* remainingImagesAfter(new StoreNotEmpty({ place: "The database", found: [] })),
    [before]
  )
})

effectTest("pictures stay when nobody knows whether the store that names them was filled", function* () {
  const left = yield* remainingImagesAfter(new StoreUnavailable({ cause: "lost while it committed" }))
  assert.deepStrictEqual(left, [before, added])
})
