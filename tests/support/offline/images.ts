import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"

const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })

const halfAndHalfImage = () => {
  const half = { width: 100, height: 100, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 1 } } as const
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { ...half, width: 200, background: clear } }).composite([
    { input: { create: half }, left: 0, top: 0 }
  ])
}

const decompressionBomb = (png: Buffer): Buffer => {
  const claimed = Buffer.from(png)
  claimed.writeUInt32BE(60_000, 16)
  return claimed
}

/** Writes images to `folder/pictures` for tests in a page, which has no sharp to make them. */
export const writeImages = async (folder: string): Promise<void> => {
  const into = join(folder, "pictures")
  mkdirSync(into, { recursive: true })
  const png = await plainImage(800, 400).png().toBuffer()
  const jpg = await plainImage(800, 400).jpeg().toBuffer()
  const turned = plainImage(800, 400)
    .jpeg()
    .withExif({ IFD0: { Make: "CANARY" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
  const files = {
    "plain.png": png,
    "plain.jpg": jpg,
    "plain.webp": await plainImage(800, 400).webp().toBuffer(),
    "tiny.png": await plainImage(20, 10).png().toBuffer(),
    "halves.png": await halfAndHalfImage().png().toBuffer(),
    "turned.jpg": await turned.toBuffer(),
    "wide.png": await plainImage(4097, 10).png().toBuffer(),
    "wide.jpg": await plainImage(4097, 10).jpeg().toBuffer(),
    "wide.webp": await plainImage(4097, 10).webp({ lossless: true }).toBuffer(),
    "cut.png": png.subarray(0, 40),
    "head.jpg": jpg.subarray(0, 12),
    "bomb.png": decompressionBomb(png)
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(into, name), bytes)
}
