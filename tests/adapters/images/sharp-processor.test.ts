import { assert, describe } from "@effect/vitest"
import { Effect, Result } from "effect"
import sharp, { type Sharp } from "sharp"
import { sharpProcessor } from "#adapters/images/sharp/index.ts"
import { ImageProcessor, type Rendition } from "#core/ports/image-processor.ts"
import { CurrentSender } from "#core/ports/sender.ts"
import { fixtures } from "../../fixtures/bad-inputs/materialize.mjs"
import { jpegOfScans, pngOfTexts, webpOfFrames } from "../../support/costly-images.ts"
import { liveTest as test } from "../../support/effect-test.ts"

const webp: Rendition = { type: "image/webp", side: 64, fit: "crop" }
const png: Rendition = { type: "image/png", side: 64, fit: "within" }

const render = (bytes: Uint8Array, ...renditions: ReadonlyArray<Rendition>) =>
  ImageProcessor.use((processor) => processor.render(bytes, renditions)).pipe(
    Effect.catchTag("ImagesUnavailable", Effect.die),
    Effect.provide(sharpProcessor)
  )

const renderOnce = (bytes: Uint8Array, rendition: Rendition) =>
  Effect.map(render(bytes, rendition), ([image]) => image ?? new Uint8Array())

const red = { r: 220, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 220 }
const plainImage = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } })

const fixture = (name: string): Uint8Array => fixtures[name]?.() ?? assert.fail(`no fixture ${name}`)

const made = (image: Sharp) => Effect.promise(() => image.toBuffer())
const infoOf = (bytes: Uint8Array) => Effect.promise(() => sharp(bytes).metadata())

const drawn = (image: Sharp, rendition: Rendition) =>
  Effect.flatMap(made(image), (bytes) => renderOnce(bytes, rendition))

/** Mean of red, green and blue. */
const colourOf = (bytes: Uint8Array) =>
  Effect.promise(() => sharp(bytes).removeAlpha().stats()).pipe(
    Effect.map(({ channels }) => channels.map(({ mean }) => Math.round(mean)))
  )

const isRed = ([r = 0, , b = 0]: ReadonlyArray<number>): boolean => r > 150 && b < 100

describe("pictures that are drawn again", () => {
  test("come in every wanted size and type, in order", function* () {
    const photo = yield* made(plainImage(300, 200).jpeg())
    const [square, whole] = yield* render(photo, webp, png)
    assert.include(yield* infoOf(square ?? assert.fail()), { format: "webp", width: 64, height: 64 })
    assert.include(yield* infoOf(whole ?? assert.fail()), { format: "png", width: 64, height: 43 })
  })

  test.each(["png", "jpeg", "webp"] as const)("are taken as %s, and keep their colour", function* (format) {
    const image = yield* drawn(plainImage(100, 100).toFormat(format), webp)
    assert.isTrue(isRed(yield* colourOf(image)))
  })

  test("are cut to a square at the middle", function* () {
    const ends = yield* made(plainImage(100, 300, blue).png())
    const photo = sharp(yield* made(plainImage(900, 300).png())).composite([
      { input: ends, left: 0, top: 0 },
      { input: ends, left: 800, top: 0 }
    ])
    assert.isTrue(isRed(yield* colourOf(yield* drawn(photo.png(), webp))))
  })

  test("are never enlarged when all of them is wanted", function* () {
    const { width, height } = yield* infoOf(yield* drawn(plainImage(20, 10).png(), png))
    assert.deepStrictEqual([width, height], [20, 10])
  })

  test("keep what is see-through", function* () {
    const clear = sharp({
      create: { width: 50, height: 50, channels: 4, background: { ...red, alpha: 0 } }
    })
    const image = yield* drawn(clear.png(), png)
    assert.isFalse((yield* Effect.promise(() => sharp(image).stats())).isOpaque)
  })

  test("stand upright, as the camera said, and say so no more", function* () {
    const lying = plainImage(300, 100).withMetadata({ orientation: 6 }).jpeg()
    const info = yield* infoOf(yield* drawn(lying, { ...png, side: 30 }))
    assert.deepStrictEqual([info.width, info.height, info.orientation], [10, 30, undefined])
  })

  test("show the first frame of one that moves", function* () {
    const frames = [yield* made(plainImage(40, 40).png()), yield* made(plainImage(40, 40, blue).png())]
    const moving = yield* made(sharp(frames, { join: { animated: true } }).webp({ loop: 0, delay: [50, 50] }))
    assert.strictEqual((yield* infoOf(moving)).pages, 2)
    const image = yield* renderOnce(moving, webp)
    assert.strictEqual((yield* infoOf(image)).pages, undefined)
    assert.isTrue(isRed(yield* colourOf(image)))
  })

  test("[asvs V5.2.6] have at most 4096 pixels a side", function* () {
    const { width } = yield* infoOf(yield* drawn(plainImage(4096, 2).png(), png))
    assert.strictEqual(width, 64)
    const refused = yield* Effect.flip(render(yield* made(plainImage(2, 4097).png()), png))
    assert.strictEqual(refused.message, "The image must be at most 4096 pixels wide and high.")
  })
})

const bombs = ["png-header-bomb-65535", "png-header-bomb-2e31", "png-real-bomb-8000", "jpeg-huge-dim"]

describe("what is no picture", () => {
  test.each(bombs)("[asvs V5.2.6] %s is refused from its header, at once", function* (name) {
    const bytes = fixture(name)
    yield* Effect.ignore(render(yield* made(plainImage(2, 2).png()), webp))
    const memory = process.memoryUsage().rss
    const started = performance.now()
    assert.strictEqual((yield* Effect.flip(render(bytes, webp)))._tag, "ImageUnusable")
    // 50 ms on a quiet machine; a decoder would take seconds.
    assert.isBelow(performance.now() - started, 500)
    assert.isBelow(process.memoryUsage().rss - memory, 100_000_000)
  })

  const parts = [
    ["scans of a JPEG", 100, jpegOfScans, plainImage(1, 1).jpeg()],
    ["compressed texts of a PNG", 100, pngOfTexts("zTXt"), plainImage(1, 1).png()],
    ["compressed international texts of a PNG", 100, pngOfTexts("iTXt"), plainImage(1, 1).png()],
    ["frames of a WebP", 1_000, webpOfFrames, plainImage(1, 1).webp({ lossless: true })]
  ] as const
  test.each(parts)(
    "as many %s as keep the decoder for seconds or minutes are refused, but not %d",
    function* ([, most, imageOf, image]) {
      const base = yield* made(image)
      assert.include(yield* infoOf(yield* renderOnce(imageOf(most, base), webp)), {
        format: "webp",
        width: 64
      })
      assert.strictEqual((yield* Effect.flip(render(imageOf(most + 1, base), webp))).reason, "damaged")
    }
  )

  test("nothing within a JPEG's metadata or behind its end counts as a scan of it", function* () {
    const [begin, jpeg] = [2, yield* made(plainImage(80, 80).jpeg({ progressive: true }))]
    const scans = Array<ReadonlyArray<number>>(500).fill([0xff, 0xda]).flat()
    const metadata = [0xff, 0xe1, (scans.length + 2) >> 8, (scans.length + 2) & 0xff, ...scans]
    const bytes = Buffer.from([...jpeg.subarray(0, begin), ...metadata, ...jpeg.subarray(begin), ...scans])
    assert.include(yield* infoOf(yield* renderOnce(bytes, webp)), { format: "webp", width: 64 })
  })

  // Decoders of other types are switched off, whatever leads to them.
  const otherTypes = ["svg", "gif", "tiff", "magic-only", "empty"]
  const damaged = ["truncated", "bad-crc", "zero-dim", "chunk-length-lie"].map((what) => `png-${what}`)
  test.each([...damaged, "jpeg-truncated", "webp-bad-riff-size", ...otherTypes])(
    "%s is refused",
    function* (name) {
      assert.strictEqual((yield* Effect.flip(render(fixture(name), webp))).reason, "damaged")
    }
  )

  test.each(["png-ztxt-bomb", "png-10000-chunks", "png-html-polyglot", "png-zip-polyglot"] as const)(
    "%s becomes a picture and nothing else",
    function* (name) {
      const image = Buffer.from(yield* renderOnce(fixture(name), png))
      for (const trace of ["zTXt", "tEXt", "<script", "PK"]) assert.isFalse(image.includes(trace))
    }
  )
})

describe("pictures that come at once", () => {
  const unbounded = { concurrency: "unbounded" } as const

  const sendAll = (senders: ReadonlyArray<string>) =>
    Effect.gen(function* () {
      const photo = yield* made(plainImage(900, 600).jpeg())
      const drawnFor: Array<string> = []
      const { render } = yield* ImageProcessor
      const exits = yield* Effect.forEach(
        senders,
        (sender) =>
          render(photo, [webp]).pipe(
            Effect.tap(() => Effect.sync(() => drawnFor.push(sender))),
            Effect.provideService(CurrentSender, Effect.succeed(sender)),
            Effect.result
          ),
        unbounded
      )
      return { drawnFor, refused: exits.flatMap((exit) => (Result.isFailure(exit) ? exit.failure._tag : [])) }
    }).pipe(Effect.provide(sharpProcessor))

  test("do not make somebody wait behind a network that sends many", function* () {
    const { drawnFor } = yield* sendAll([...Array(12).fill("flood"), "somebody"])
    assert.strictEqual(drawnFor.length, 13)
    assert.isBelow(drawnFor.indexOf("somebody"), 4)
  })

  test("wait in memory for their turn up to sixteen, and the others are refused", function* () {
    const { drawnFor, refused } = yield* sendAll(Array(40).fill("flood"))
    assert.strictEqual(drawnFor.length, 18)
    assert.deepStrictEqual(refused, Array(22).fill("ImagesUnavailable"))
  })
})
