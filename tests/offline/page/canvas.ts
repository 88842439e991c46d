import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { canvasProcessor } from "#adapters/images/browser/canvas-processor.ts"
import { sniffImage } from "#core/domain/images/sniff-image.ts"
import { ImageProcessor, type Rendition } from "#core/ports/image-processor.ts"

/** Made by sharp, outside the page: see `tests/support/offline/images.ts`. */
const fetchImageBytes = (name: string) =>
  Effect.promise(async () => new Uint8Array(await (await fetch(`/pictures/${name}`)).arrayBuffer()))

const photo: Rendition = { type: "image/webp", side: 96, fit: "crop" }
const badge: Rendition = { type: "image/png", side: 384, fit: "within" }

const render = Effect.fnUntraced(function* (name: string, ...renditions: ReadonlyArray<Rendition>) {
  return yield* (yield* ImageProcessor).render(yield* fetchImageBytes(name), renditions)
})

const decoded = (bytes: Uint8Array | undefined) =>
  Effect.promise(() => createImageBitmap(new Blob([new Uint8Array(bytes ?? [])])))

const colourAt = (bitmap: ImageBitmap, x: number, y: number): ReadonlyArray<number> => {
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")
  context?.drawImage(bitmap, 0, 0)
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])]
}

const test = (title: string, body: () => Effect.fn.Return<void, unknown, ImageProcessor>) =>
  it.live(title, () => Effect.provide(Effect.gen(body), canvasProcessor))

describe("pictures drawn by canvas", () => {
  for (const name of ["plain.png", "plain.jpg", "plain.webp"]) {
    test(`${name}: each rendition has its type and size`, function* () {
      const [small, large] = yield* render(name, photo, badge)
      assert.deepStrictEqual(
        [small, large].map((bytes) => sniffImage(bytes ?? new Uint8Array())),
        ["image/webp", "image/png"]
      )
      const sizes = [yield* decoded(small), yield* decoded(large)].map(({ width, height }) => [width, height])
      assert.deepStrictEqual(sizes, [
        [96, 96],
        [384, 192]
      ])
    })
  }

  test("a small one is not enlarged, unless it is cut to a square", function* () {
    const [cut, whole] = yield* render("tiny.png", photo, badge)
    const [square, all] = [yield* decoded(cut), yield* decoded(whole)]
    assert.deepStrictEqual([square.width, square.height, all.width, all.height], [96, 96, 20, 10])
  })

  test("a photo that lies on its side is put upright, and tells nothing of its camera or place", function* () {
    const [bytes] = yield* render("turned.jpg", badge)
    const { width, height } = yield* decoded(bytes)
    assert.deepStrictEqual([width, height], [192, 384])
    const text = new TextDecoder("latin1").decode(bytes)
    assert.notMatch(text, /Exif|CANARY|GPS/)
  })

  test("a square is cut at the middle, and what is clear stays clear", function* () {
    const [bytes] = yield* render("halves.png", { ...badge, fit: "crop", side: 100 })
    const bitmap = yield* decoded(bytes)
    const [left, right] = [colourAt(bitmap, 10, 50), colourAt(bitmap, 90, 50)]
    assert.deepStrictEqual([left[0], left[3], right[3]], [255, 255, 0])
  })

  for (const [name, reason] of [
    ["wide.png", "too-many-pixels"],
    ["wide.jpg", "too-many-pixels"],
    ["wide.webp", "too-many-pixels"],
    ["cut.png", "damaged"],
    ["head.jpg", "damaged"],
    ["bomb.png", "too-many-pixels"]
  ] as const)
    test(`${name} is refused: ${reason}`, function* () {
      assert.include(yield* Effect.flip(render(name, photo)), { reason })
    })
})
