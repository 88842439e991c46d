import { readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { root } from "./support/run.ts"

const folder = join(root, "ui/public/assets/v1")
const paper = "#fbf6ec"

const mark = (size: number): Promise<Buffer> =>
  sharp(readFileSync(join(folder, "favicon.svg")), { density: 1200 })
    .resize(size, size, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer()

/** Leaves room around the mark, because phones crop icons to their own shapes. */
const draw = async (name: string, width: number, height: number, share: number): Promise<void> => {
  const input = await mark(Math.round(Math.min(width, height) * share))
  await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([{ input }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name))
  console.log(name)
}

await draw("icon-192.png", 192, 192, 0.66)
await draw("icon-512.png", 512, 512, 0.66)
await draw("apple-touch-icon.png", 180, 180, 0.7)
await draw("preview.png", 1200, 630, 0.6)
