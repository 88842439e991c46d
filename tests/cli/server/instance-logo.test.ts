import { Effect, Option, Result } from "effect"
import sharp from "sharp"
import { expect, test } from "vitest"
import { sharpProcessor } from "#adapters/images/sharp/index.ts"
import { redrawLogo } from "#cli/server/instance-logo.ts"

const redrawn = (image: Uint8Array) => {
  const none = Option.none<string>()
  const logo = Option.some(image)
  const instance = { name: none, logo, accent: none, imprintUrl: none, privacyUrl: none, demoUrl: none }
  return Effect.runPromise(redrawLogo({ instance }).pipe(Effect.provide(sharpProcessor), Effect.result))
}

const photo = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: { r: 180, g: 80, b: 9 } } })
      .withExif({ IFD0: { Artist: "CANARY" } })
      .jpeg()
      .toBuffer()
  )

test.each([
  [1600, 400, 512, 128],
  [100, 200, 100, 200]
])("a logo of %i by %i pixels is drawn again, as a PNG of %i by %i", async (width, height, shown, high) => {
  const found = Result.getOrThrow(await redrawn(await photo(width, height)))
  if (found === null) throw new Error("there is a logo")
  const { image, bytes } = found
  expect(image).toMatchObject({ width: shown, height: high })
  expect(image.path).toMatch(/^\/assets\/logo-[\w-]{12}\.png$/)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: shown, height: high })
  expect(Buffer.from(bytes).includes("CANARY")).toBe(false)
})

test("a damaged logo stops the start with one line", async () => {
  const result = await redrawn((await photo(100, 100)).slice(0, 200))
  expect(Result.isFailure(result) && result.failure.message).toBe(
    "INSTANCE_LOGO cannot be used. The image is damaged and cannot be read."
  )
})
