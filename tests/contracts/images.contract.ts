import { assert, describe } from "@effect/vitest"
import { Brand, Effect, Exit, type Layer, Option, type Scope } from "effect"
import * as fc from "fast-check"
import { type ImageKey, imageKeyOf, photoKey } from "#core/domain/images/image-key.ts"
import { Images } from "#core/ports/images.ts"
import { liveTest } from "../support/effect-test.ts"

/** A place of pictures to test. `Place` is where one of them keeps its pictures: a folder, a bucket. */
interface ImagesAdapter<Place> {
  readonly name: string
  /** Room for new pictures, gone with the scope. */
  readonly place: Effect.Effect<Place, never, Scope.Scope>
  readonly open: (place: Place) => Layer.Layer<Images>
  /** Pictures are still there when it is opened again at the same place. */
  readonly isDurable: boolean
  /** All that lies at the place, whatever made it: paths or names. */
  readonly everything: (place: Place) => Effect.Effect<ReadonlyArray<string>>
}

const uuid = (index: number): string => `0a1b2c3d-0000-4000-8000-${String(index).padStart(12, "0")}`

const { large: first, small: firstSmall } = photoKey(uuid(1))
const { large: second } = photoKey(uuid(2))
const imageBytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256)
const otherBytes = Uint8Array.from([1, 2, 3])

/** Keys that a mistake in core could hand to an adapter. */
const claimedKey = Brand.nominal<ImageKey>()

const hostileKeys = [
  "",
  ".",
  "..",
  "photos",
  "photos/",
  "../photos.webp",
  `photos/../${first}`,
  `../${first}`,
  `/${first}`,
  `/etc/${first}`,
  first.replace("/", "\\"),
  `${first}\u0000.png`,
  `${first}\n`,
  `\n${first}`,
  first.toUpperCase(),
  first.replace("0a", "%30a"),
  first.replace("a", "\u0430"),
  `incoming/${first}`,
  first.replace(".webp", ".svg"),
  `photos/${"a".repeat(5000)}.webp`,
  "photos/con.webp",
  "badges/hive_enlightened.png",
  "__proto__"
]

const gotten = (key: ImageKey) =>
  Images.use((images) => images.get(key)).pipe(Effect.map(Option.getOrUndefined))
const putImage = (key: ImageKey, bytes: Uint8Array) => Images.use((images) => images.put(key, bytes))
const removeImage = (key: ImageKey) => Images.use((images) => images.remove(key))
const listedKeys = Images.use(({ list }) => list).pipe(
  Effect.map((all) => all.map(({ key }) => key).toSorted())
)

const refuses = Effect.fnUntraced(function* (text: string) {
  const key = claimedKey(text)
  const stored = yield* Effect.exit(putImage(key, otherBytes))
  assert.isTrue(Exit.isFailure(stored), `${JSON.stringify(text)} was stored`)
  assert.isUndefined(yield* gotten(key))
  yield* removeImage(key)
})

/** Contract of every image storage. Real time: adapters use the clock of their file system or server. */
export const imagesContract = <Place>(adapter: ImagesAdapter<Place>) =>
  describe(`${adapter.name} keeps the contract of images`, () => {
    const test = (title: string, body: (place: Place) => Effect.fn.Return<void, unknown, Images>) =>
      liveTest(title, function* () {
        const place = yield* adapter.place
        yield* Effect.provide(
          Effect.gen(() => body(place)),
          adapter.open(place)
        )
      })

    test("gives back the very bytes, and nothing for a key that was never used", function* () {
      assert.isUndefined(yield* gotten(first))
      yield* putImage(first, imageBytes)
      assert.deepStrictEqual(yield* gotten(first), imageBytes)
      assert.isUndefined(yield* gotten(firstSmall))
    })

    test("keeps what it was given, whatever becomes of the buffer", function* () {
      const bytes = new Uint8Array(otherBytes)
      yield* putImage(first, bytes)
      bytes.fill(0)
      assert.deepStrictEqual(yield* gotten(first), otherBytes)
    })

    test("put again is the later one", function* () {
      yield* putImage(first, imageBytes)
      yield* putImage(first, otherBytes)
      assert.deepStrictEqual(yield* gotten(first), otherBytes)
      assert.deepStrictEqual(yield* listedKeys, [first])
    })

    test("removes one and no other; removing it again is fine", function* () {
      yield* putImage(first, imageBytes)
      yield* putImage(firstSmall, otherBytes)
      yield* removeImage(first)
      yield* removeImage(first)
      assert.isUndefined(yield* gotten(first))
      assert.deepStrictEqual(yield* gotten(firstSmall), otherBytes)
    })

    test("lists all, with the time at which they were stored", function* () {
      assert.deepStrictEqual(yield* listedKeys, [])
      const before = Date.now()
      const keys = Array.from({ length: 20 }, (_, index) => photoKey(uuid(index)).large)
      yield* Effect.forEach(keys, (key) => putImage(key, otherBytes), { concurrency: 10 })
      const { list } = yield* Images
      for (const { storedAt } of yield* list) {
        assert.isAtLeast(storedAt, before - 2000)
        assert.isAtMost(storedAt, Date.now() + 2000)
      }
      assert.deepStrictEqual(yield* listedKeys, keys.toSorted())
    })

    test("many at once on one key leave one whole picture", function* () {
      const versions = Array.from({ length: 10 }, (_, index) => new Uint8Array(50_000).fill(index))
      yield* Effect.forEach(versions, (bytes) => putImage(first, bytes), { concurrency: "unbounded" })
      const left = yield* gotten(first)
      assert.strictEqual(left?.length, 50_000)
      assert.strictEqual(new Set(left).size, 1)
    })

    test("[asvs V5.3.1 V5.3.2] refuses what is no key before anything is touched", function* (place) {
      yield* putImage(first, imageBytes)
      yield* putImage(second, otherBytes)
      const before = yield* adapter.everything(place)
      yield* Effect.forEach(hostileKeys, refuses)
      const texts = fc.sample(fc.string({ maxLength: 60 }), 50)
      yield* Effect.forEach(
        texts.filter((text) => imageKeyOf(text) === undefined),
        refuses
      )
      assert.deepStrictEqual(yield* adapter.everything(place), before)
      assert.deepStrictEqual(yield* gotten(first), imageBytes)
    })

    if (adapter.isDurable) {
      liveTest("holds the same when it is opened again", function* () {
        const place = yield* adapter.place
        yield* Effect.provide(putImage(first, imageBytes), adapter.open(place))
        assert.deepStrictEqual(yield* Effect.provide(gotten(first), adapter.open(place)), imageBytes)
        assert.deepStrictEqual(yield* Effect.provide(listedKeys, adapter.open(place)), [first])
      })
    }
  })
